export { onCreateWebpackConfig } from './src/gatsby/browserScripts';
export { onPreBootstrap, onPreInit } from './src/gatsby/contentSource';
export { createPages } from './src/gatsby/createPages';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onPostBuild } from './src/gatsby/onPostBuild';
