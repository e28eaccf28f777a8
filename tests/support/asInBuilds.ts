/** Imported first, makes React and the styling library render as they do in a build. */
Object.assign(process.env, { NODE_ENV: 'production' });
