/** Two variable families, cut down to the letters that the languages of the site need; once more as single weights. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { captionCharacters, fontCharacters } from './font-characters.ts';
import { publish, publishModule, publishBeside } from './output.ts';

const require = createRequire(import.meta.url);

/** Kerning, ligatures, accents and tabular figures. Stylistic sets and the like are 3 KB that nobody sees. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'calt'];

/** Arial, and what stands in for it: Liberation Sans has its widths, Roboto (Android) is wider by less than 1 %. */
const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];

/**
 * The system's fonts, adjusted to the width of ours, so that nothing moves when ours arrive: the system has
 * two weights where ours has four. Measured on the headings, labels and texts of four languages, sum of the
 * advances with kerning; a single text differs by up to 3 %. Measure again when a family changes. `size` in
 * per cent.
 */
const fallbacks = [
  { family: 'Special Gothic', weight: 400, local: regular, size: 93.8 },
  { family: 'Special Gothic', weight: 500, local: regular, size: 97.5 },
  { family: 'Special Gothic', weight: 600, local: bold, size: 91.9 },
  { family: 'Special Gothic', weight: 700, local: bold, size: 93.9 },
  { family: 'Sometype Mono', weight: 400, local: ['Courier New', 'Liberation Mono'], size: 96.7 },
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
  /** Above and below the baseline, in per cent of the size. */
  ascent: number;
  descent: number;
};

const families: readonly Family[] = [
  {
    file: 'special-gothic',
    family: 'Special Gothic',
    source: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    ascent: 100.5,
    descent: 29.5,
  },
  {
    file: 'sometype-mono',
    family: 'Sometype Mono',
    source: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
    axes: { wght: 400 },
    weights: '400',
    mostUsed: captionCharacters,
    ascent: 92.5,
    descent: 27.5,
  },
];

/**
 * Single weights for what is drawn outside of a browser (link previews, documents), where neither variable
 * fonts nor woff2 are read. They stay beside the modules: no visitor asks for them.
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

/** What a file has no character for is looked for in the next one, so a range may have holes, and be short. */
const rangeGap = 40;

/** Code points as CSS names them, neighbours joined. */
function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  );
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range && point - range[1] <= rangeGap) range[1] = point;
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
  for (const { family, weight, local, size } of fallbacks) {
    const { ascent, descent } = families.find((one) => one.family === family) ?? { ascent: 100, descent: 0 };
    const source = local.map((name) => `local('${name}')`).join(', ');
    // Both are counted from the size that is adjusted already.
    const adjusted = (perCent: number) => `${((100 * perCent) / size).toFixed(1)}%`;
    rules.push(
      `@font-face {\n  font-family: '${family} Fallback';\n  font-weight: ${weight};\n  src: ${source};\n` +
        `  size-adjust: ${size}%;\n  ascent-override: ${adjusted(ascent)};\n  descent-override: ${adjusted(descent)};\n` +
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
