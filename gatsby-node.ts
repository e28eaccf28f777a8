export { onPreInit } from './src/gatsby/onPreInit';
export { createPages, onPostBuild } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { sourceNodes } from './src/gatsby/develop';
export { onCreateWebpackConfig } from './src/gatsby/webpackConfig';
