export { onCreateWebpackConfig } from './src/gatsby/browserScripts';
export { onPreInit } from './src/gatsby/contentSource';
export { createPages, onPostBuild } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { sourceNodes } from './src/gatsby/sourceNodes';
