export { createPages } from './src/build/createPages';
export { createSchemaCustomization } from './src/build/createSchemaCustomization';
export { onPreInit } from './src/build/onPreInit';
export { onPostBuild } from './src/build/onPostBuild';
export { onCreateWebpackConfig } from './src/build/webpack';
