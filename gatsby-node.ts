export { createPages } from './src/build/createPages';
export { createSchemaCustomization } from './src/build/createSchemaCustomization';
export { onPostBuild } from './src/build/onPostBuild';
export { onCreateWebpackConfig } from './src/build/webpack';
