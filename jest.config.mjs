/**
 * Tests by kind: `unit` needs nothing, the others need a built site, a browser or the test space.
 * Those of `pipeline` build the site again and again, each in a folder of its own.
 */
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
  'parse5',
  'pixelmatch',
  'entities',
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

const project = (displayName, overrides = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts?(x)`],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/public', '<rootDir>/dist'],
  testEnvironment: 'node',
  ...overrides,
});

export default {
  watchman: false,
  // A busy machine is no fault of the site; tests that hang still end.
  testTimeout: 60_000,
  projects: [
    project('unit'),
    project('content'),
    project('build'),
    project('browser'),
    project('journeys'),
    project('pipeline'),
    project('long'),
  ],
};
