export { onPreBootstrap } from './src/gatsby/contentSource';
export { createPages } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPreInit } from './src/gatsby/onPreInit';
