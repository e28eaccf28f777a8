import { defineConfig } from 'oxlint';

/**
 * The folders of `src`, from the top down. Folders in one line may import each other. Each folder imports
 * only from the lines below it and from the files directly in `src`.
 */
const LAYERS = [
  ['gatsby'],
  ['hosting'],
  ['preview'],
  ['documents'],
  ['templates'],
  ['sections'],
  ['browser'],
  ['islands'],
  ['components'],
  ['seo', 'contentful'],
  ['content'],
  ['images', 'theme'],
];

/** Folders that are rendered to HTML only, where state and handlers would be dead. Only islands run in the browser. */
const HTML_ONLY = ['sections', 'components', 'templates'];
const HTML_ONLY_MESSAGE =
  'This is rendered to HTML only. What has state or handles events belongs in src/islands.';

/** React's hooks but for `useContext`: a context is all that rendering to HTML may read. */
const HOOKS = '^use([^C]|C[^o])';
const HANDLERS = [
  ...['onBlur', 'onChange', 'onClick', 'onDoubleClick', 'onDrop', 'onError', 'onFocus', 'onInput'],
  ...['onInvalid', 'onKeyDown', 'onKeyUp', 'onLoad', 'onMouseDown', 'onMouseEnter', 'onMouseLeave'],
  ...['onMouseMove', 'onMouseOver', 'onMouseUp', 'onPaste', 'onPointerDown', 'onPointerMove'],
  ...['onPointerUp', 'onReset', 'onScroll', 'onSelect', 'onSubmit', 'onToggle', 'onTouchEnd'],
  ...['onTouchStart', 'onTransitionEnd', 'onWheel'],
];

/** Folders that use `src`, which uses none of them. */
const ABOVE_SRC = ['contentful-migrations', 'tests'];

/** For each folder, what it must not import: the folders above it, for HTML only hooks, for content React. */
const restrictedImports = LAYERS.flatMap((layer, index) =>
  layer.map((folder) => ({
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${[...ABOVE_SRC, ...LAYERS.slice(0, index).flat()].join('|')})(/|$)`,
              message: 'This folder is above: see LAYERS in oxlint.config.mjs.',
            },
            ...(HTML_ONLY.includes(folder)
              ? [{ regex: '^react$', importNamePattern: HOOKS, message: HTML_ONLY_MESSAGE }]
              : []),
            ...(folder === 'content'
              ? [
                  {
                    regex: '^(react|@emotion/)',
                    message: 'Content is plain data without components.',
                  },
                ]
              : []),
          ],
        },
      ],
    },
  })),
);

export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['public/', '.cache/', '.build/', '*.mjs'],
  rules: {
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    // Letters are taken apart on purpose, as names and marks have no composed characters.
    'typescript/no-misused-spread': 'off',
    // Words are sorted in the order of their code units, which is the same on every machine.
    'typescript/require-array-sort-compare': 'off',
    'no-control-regex': 'off',
  },
  overrides: [
    {
      files: ['src/**', 'gatsby-*.tsx'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        // What only the browser knows, such as a draft of the form, is read after the first rendering.
        'react/set-state-in-effect': 'off',
        // A checkbox with the role of a switch has its state in `checked`.
        'jsx-a11y/role-has-required-aria-props': 'off',
        // The elements would bring looks and behavior of their own.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // A list that scrolls must be within reach of a keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel'] }],
      },
    },
    ...restrictedImports,
    {
      // Files directly in `src` import from no folder.
      files: ['src/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^\\./.+/' }] }] },
    },
    {
      files: HTML_ONLY.map((folder) => `src/${folder}/**`),
      plugins: ['react'],
      rules: {
        'react/forbid-dom-props': [
          'error',
          { forbid: HANDLERS.map((propName) => ({ propName, message: HTML_ONLY_MESSAGE })) },
        ],
        'react/forbid-component-props': [
          'error',
          { forbid: [{ propNamePattern: 'on[A-Z]*', message: HTML_ONLY_MESSAGE }] },
        ],
      },
    },
    {
      // Google's tag reads only `arguments` objects.
      files: ['src/browser/analytics.ts'],
      rules: { 'prefer-rest-params': 'off' },
    },
  ],
});
