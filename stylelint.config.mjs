import { loadChosenSettings } from '#content/read/site-folder.ts';
import { madeFolders } from '#content/published/made-folders.ts';
import { stylePlugins, styleRules } from '#tests/checks/style-rules.ts';

/** Raw colours are allowed only in src/styles; components use tokens. */
const rawColourFunctions = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'light-dark',
];

/** Lengths that a scale names. Allowed are 1 px for lines, and 100 px or more for the space of a drawing. */
const rawSpace = /(?<![\w.-])-?(?!0px|1px)\d{0,2}(\.\d+)?(px|rem)\b/;
const spaced =
  '/^(margin|padding|inset|scroll-margin|scroll-padding)(-|$)|^((row|column)-)?gap$|^(top|right|bottom|left)$/';

export default {
  extends: 'stylelint-config-standard',
  // Names declared here are known in all files; a module also knows its own.
  referenceFiles: ['src/**/*.css', `${madeFolders(loadChosenSettings()).images}/colours.css`],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  plugins: stylePlugins,
  rules: {
    ...styleRules,
    // CSS Modules: class names are object keys, so camelCase is allowed.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$',
      { message: (selector) => `Expected ${selector} to be camelCase or kebab-case` },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Spacing, font sizes, layers, durations and window widths are defined in src/styles/scales.css.
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'media-feature-name-disallowed-list': [
      ['/width/', '/height/', '/aspect-ratio/'],
      {
        message: (name) => `${name}: name the width of the window as src/styles/scales.css does, (--mobile)`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        [spaced]: [rawSpace],
        '/^font(-size)?$/': [/(?<![\w-])[\d.]+(px|rem)\b/],
        'z-index': [/^(?!(-1|0|1|var\(--layer-[a-z-]+\))$)/],
        '/^(transition|animation)(-|$)/': [/(?<![\w.-])\d*\.?\d+m?s\b/],
      },
      { message: (property) => `${property} has a raw value: name a step of src/styles/scales.css` },
    ],
    // The only prefixed property without a standard form.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['font-smoothing'] }],
    // Nested rules are in reading order, not by specificity; cascade layers decide.
    'no-descending-specificity': null,
    // Empty lines are up to the formatter and the author.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // `from` and `to` are easier to read than 0% and 100%.
    'keyframe-selector-notation': null,
  },
  overrides: [
    {
      files: ['src/{app,pages,features,components}/**/*.css'],
      rules: {
        'color-no-hex': true,
        // Text styles are classes of the element; an exception says why in a disable comment.
        'property-disallowed-list': [
          ['font', 'font-size', 'line-height', 'letter-spacing'],
          { message: (property) => `${property}: use a text style of src/styles/text.css` },
        ],
        // A mask has coverage, not colours.
        'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
        'function-disallowed-list': [
          rawColourFunctions,
          { message: (name) => `${name}() makes a raw colour: use a token of src/styles` },
        ],
      },
    },
  ],
};
