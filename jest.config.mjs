/** Test projects; tests/README.md describes them. */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        target: 'es2022',
      },
    },
  ],
};

// Packages that are ES modules only.
const esModules = [
  '@netlify',
  'is-plain-obj',
  'map-obj',
  'filter-obj',
  'path-exists',
  'p-map',
  'p-locate',
  'locate-path',
  'find-up',
  'yocto-queue',
  'unicorn-magic',
  'fast-safe-stringify',
  'escape-string-regexp',
];

/** What a project needs before its tests. */
const setupOf = {
  unit: '<rootDir>/tests/support/convertDefaults.ts',
  content: '<rootDir>/tests/support/convertDefaults.ts',
};

const project = (displayName) => ({
  displayName,
  globalSetup: setupOf[displayName],
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts?(x)`],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/public'],
  testEnvironment: 'node',
  // Looking up a global in Jest's sandbox is slow, and making a site does it millions of times.
  sandboxInjectedGlobals: ['Array', 'BigInt', 'JSON', 'Math', 'Number', 'Object', 'String'],
  // Stands in for the bundled boot script (src/documents/everyPage.tsx).
  globals: { BOOT_SCRIPT: '', PREVIEW: false },
});

export default {
  watchman: false,
  // Generous, for busy machines and files that start programs; tests that hang still end.
  testTimeout: 300_000,
  projects: ['unit', 'content', 'build', 'pipeline', 'journeys'].map(project),
};
