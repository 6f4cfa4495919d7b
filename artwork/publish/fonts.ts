/** Two variable families, cut down to the letters that the languages of the site need; once more as single weights. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { captionCharacters, fontCharacters } from './font-characters.ts';
import { publish, publishModule, publishBeside } from './output.ts';

const require = createRequire(import.meta.url);

/** Kerning, ligatures, accents and tabular figures. Stylistic sets and the like are 3 KB that nobody sees. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'calt'];

/**
 * The system's fonts, adjusted to the width and height of ours, so that nothing moves when ours arrive. Measured in
 * Chromium on the prose of four languages; measure again when a family changes. In per cent.
 */
const fallbacks = [
  {
    family: 'Special Gothic Fallback',
    weight: '400 500',
    local: ['Arial', 'Liberation Sans'],
    size: 94.1,
    ascent: 106.8,
    descent: 31.3,
  },
  {
    family: 'Special Gothic Fallback',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    size: 91.5,
    ascent: 109.8,
    descent: 32.2,
  },
  {
    family: 'Sometype Mono Fallback',
    weight: '400',
    local: ['Courier New', 'Liberation Mono'],
    size: 96.7,
    ascent: 95.7,
    descent: 28.5,
  },
];

type Family = {
  /** File below `/fonts/`, and the name of the family in style sheets. */
  file: string;
  family: string;
  source: string;
  axes: { wght: { min: number; max: number } | number };
  weights: string;
  /** Characters that have a file of their own; a page that shows no other one asks for no other file. */
  mostUsed?: string;
};

const families: readonly Family[] = [
  {
    file: 'special-gothic',
    family: 'Special Gothic',
    source: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
  },
  {
    file: 'sometype-mono',
    family: 'Sometype Mono',
    source: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
    axes: { wght: 400 },
    weights: '400',
    mostUsed: captionCharacters,
  },
];

/**
 * Single weights for what is drawn outside of a browser (link previews, documents), where neither variable fonts nor woff2
 * are read. They stay beside the modules: no visitor asks for them.
 */
const singleWeights = [
  { file: 'sans-400', family: 0, weight: 400 },
  { file: 'sans-600', family: 0, weight: 600 },
  { file: 'sans-700', family: 0, weight: 700 },
  { file: 'mono-400', family: 1, weight: 400 },
] as const;

async function publishSingleWeights(): Promise<void> {
  for (const { file, family, weight } of singleWeights) {
    const font = readFileSync(require.resolve(families[family]?.source ?? ''));
    const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures } as const;
    publishBeside(`still-fonts/${file}.ttf`, await subsetFont(font, fontCharacters, options));
  }
}

const without = (characters: string) =>
  Array.from(fontCharacters)
    .filter((character) => !characters.includes(character))
    .join('');

/** Code points as CSS names them, neighbours joined. */
function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  );
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range && range[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** Writes the font files, their `@font-face` rules and the list of those to preload. */
export async function publishFonts(): Promise<void> {
  await publishSingleWeights();
  const files: Record<string, string> = {};
  const rules: string[] = ['/* Built by artwork/build.ts. Do not edit: the next build writes it again. */'];
  for (const { file, family, source, axes, weights, mostUsed } of families) {
    const font = readFileSync(require.resolve(source));
    // Of two faces for one character browsers take the later: the rest comes first and needs no range.
    const parts = mostUsed
      ? { [`${file}-rest`]: without(mostUsed), [file]: mostUsed }
      : { [file]: fontCharacters };
    for (const [name, characters] of Object.entries(parts)) {
      const subset = await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures,
      });
      const address = publish(`fonts/${name}`, 'woff2', subset);
      files[name] = address;
      rules.push(
        `@font-face {\n  font-family: '${family}';\n  font-weight: ${weights};\n  font-display: swap;\n` +
          `  src: url('${address}') format('woff2');\n${characters === mostUsed ? `  unicode-range: ${unicodeRange(characters)};\n` : ''}}`,
      );
    }
  }
  for (const { family, weight, local, size, ascent, descent } of fallbacks) {
    const source = local.map((name) => `local('${name}')`).join(', ');
    rules.push(
      `@font-face {\n  font-family: '${family}';\n  font-weight: ${weight};\n  src: ${source};\n` +
        `  size-adjust: ${size}%;\n  ascent-override: ${ascent}%;\n  descent-override: ${descent}%;\n` +
        `  line-gap-override: 0%;\n}`,
    );
  }
  const { 'special-gothic': sans = '', 'sometype-mono': mono = '' } = files;
  publishBeside('fonts.css', `${rules.join('\n\n')}\n`);
  publishModule(
    'fonts',
    [],
    [
      { name: 'fonts', value: { sans, mono }, comment: 'The addresses of the two families.' },
      {
        name: 'fontPreloads',
        value: [sans],
        type: 'readonly string[]',
        comment: 'Fonts of the first view. The mono family only sets captions and can come later.',
      },
    ],
  );
}
