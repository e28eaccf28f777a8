/** Styles in the `css` templates of components and of the theme. Colors are those of `src/theme/`. */
export default {
  extends: 'stylelint-config-recommended',
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'max-nesting-depth': 3,
    // A template is nested in the class that Emotion makes for it, and widths are constants.
    'nesting-selector-no-missing-scoping-root': null,
    'media-query-no-invalid': null,
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['container', 'media'] }],
    // Newer than the list of known pseudo-classes; browsers without it mark nothing.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['target-current'] }],
    // Emotion's order is that of the source, and the states of an element are written together.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/theme/tokens.ts'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
