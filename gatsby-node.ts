export { onPreInit } from './src/gatsby/contentSource';
export { createPages, onPostBuild } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { sourceNodes } from './src/gatsby/sourceNodes';
export { onCreateWebpackConfig } from './src/gatsby/webpackConfig';
