/** Raw colours live in src/styles only, where a theme or a brand is changed once; a component names the token. */
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

/** Lengths that a scale names. A line is one pixel wide, and from 100 px on a length is the room of a drawing. */
const rawSpace = /(?<![\w.-])-?(?!0px|1px)\d{0,2}(\.\d+)?(px|rem)\b/;
const spaced =
  '/^(margin|padding|inset|scroll-margin|scroll-padding)(-|$)|^((row|column)-)?gap$|^(top|right|bottom|left)$/';

export default {
  extends: 'stylelint-config-standard',
  // What these declare is known everywhere; a module knows its own names besides.
  referenceFiles: ['src/**/*.css', 'artwork/out/accent.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // CSS Modules: class names are read as object keys, so camelCase is welcome.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$',
      { message: (selector) => `Expected ${selector} to be camelCase or kebab-case` },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Spacing, letters, order of the layers, times and widths of the window are named in src/styles/scales.css.
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
    // The only engine-specific property that has no standard form.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['font-smoothing'] }],
    // Nested rules are written where they are read, which is not always by rising weight; layers settle precedence.
    'no-descending-specificity': null,
    // Empty lines are the formatter's and the reader's business.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // `from` and `to` read better than 0% and 100%, also beside a percentage.
    'keyframe-selector-notation': null,
  },
  overrides: [
    {
      files: ['src/{app,pages,sections,features,ui}/**/*.css'],
      rules: {
        'color-no-hex': true,
        // A mask has no colours, only coverage.
        'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
        'function-disallowed-list': [
          rawColourFunctions,
          { message: (name) => `${name}() makes a raw colour: use a token of src/styles` },
        ],
      },
    },
  ],
};
