import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/**
 * The folders of `src`, from the top down. Folders in one line may import each other. Each folder imports
 * only from the lines below it and from the files directly in `src`.
 */
const LAYERS = [
  ['develop'],
  ['gatsby'],
  ['hosting'],
  ['preview'],
  ['live-site'],
  ['documents'],
  ['templates', 'slices'],
  ['sections'],
  ['browser'],
  ['islands'],
  ['components'],
  ['seo', 'contentful'],
  ['content'],
  ['images', 'theme'],
];

/** For each folder, the folders above it, which it must not import. */
const oneDirection = LAYERS.slice(1).map((layer, index) => ({
  files: layer.map((folder) => `src/${folder}/**`),
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${LAYERS.slice(0, index + 1)
              .flat()
              .join('|')})(/|$)`,
            message: 'This folder is above: see LAYERS in eslint.config.mjs.',
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist/', 'public/', '.cache/', '.build/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      // Takes two thirds of the time of a project service, which is made for editors.
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A list that scrolls must be within reach of a keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Only islands run in the browser; elsewhere state and handlers would be dead.
    files: ['src/{sections,components,templates,slices}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // A context is all that rendering to HTML may read (src/components/siteContext.ts).
          selector:
            'ImportDeclaration[source.value="react"] ImportSpecifier[imported.name=/^use(?!Context$)/]',
          message:
            'This is rendered to HTML only. What has state or effects belongs in src/islands.',
        },
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'This is rendered to HTML only. What handles events belongs in src/islands.',
        },
      ],
    },
  },
  ...oneDirection,
  {
    // Files directly in `src` import from no folder.
    files: ['src/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['./*/**'] }] },
  },
  {
    // Google's tag reads only `arguments` objects.
    files: ['src/browser/analytics.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
);
