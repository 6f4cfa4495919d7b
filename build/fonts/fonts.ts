/** The two fonts, cut down to the letters that the languages of the site need; once more as single weights. */
import { fontsOf } from '#content/read/site-fonts.ts';
import { axesAt, styleFamilies, type FontRole } from '#content/site-file/fonts.ts';
import type { Site } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { letterCounts } from '#content/checks/site-letters.ts';
import { cutFont } from './cut-font.ts';
import { substituteSize, type Substitute } from './fallback-width.ts';
import { captionCharacters, fontCharacters } from './font-characters.ts';
import { letterWidths } from './letter-widths.ts';
import type { ImageOutput } from '#build/images/output.ts';

/**
 * Kerning, ligatures, accents and tabular figures, and the forms of letters that join, as in Arabic. Stylistic sets and
 * the like are 3 KB that nobody sees.
 */
const keepFeatures = 'kern liga ccmp locl mark mkmk tnum calt isol init medi fina rlig rclt curs'.split(' ');

/** System fonts; instead of Arial, Liberation Sans has its widths and Roboto (Android) is less than 1 % wider. */
const local: Record<Substitute, readonly string[]> = {
  arial: ['Arial', 'Liberation Sans', 'Roboto'],
  arialBold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  courierNew: ['Courier New', 'Liberation Mono'],
};

/**
 * System fonts scaled to the width of the web fonts, against layout shift; they have two weights, the web fonts
 * four. `size` in per cent, for the product's fonts: from the advances with kerning of the headings, labels and texts
 * of four languages; a single text differs by up to 3 %. For a site's own fonts it is computed from its letters.
 */
const fallbacks: readonly { role: FontRole; weight: number; substitute: Substitute; size: number }[] = [
  { role: 'sans', weight: 400, substitute: 'arial', size: 93.8 },
  { role: 'sans', weight: 500, substitute: 'arial', size: 97.5 },
  { role: 'sans', weight: 600, substitute: 'arialBold', size: 91.9 },
  { role: 'sans', weight: 700, substitute: 'arialBold', size: 93.9 },
  { role: 'mono', weight: 400, substitute: 'courierNew', size: 96.7 },
];

/**
 * Signs that Special Gothic draws less than half as high as its figures and above their middle. Left to the
 * substitute, whose signs match its figures.
 */
const substitutedSigns = '+<=>−×÷';

const weights = { sans: { min: 400, max: 700 }, mono: 400 } as const;

/** What a site's own fonts depend on besides their files: its letters, and how often they occur in its texts. */
export const ownLetters = (site: Site): [string, number][] =>
  Object.values(fontsOf(site)).some(({ isOwn }) => isOwn)
    ? [...letterCounts(new SiteSource(site.folder))]
    : [];

/** What a file is cut down to: the letters of the product, and with a font of its own those of the site. */
const charactersOf = (site: Site, role: FontRole): string =>
  fontsOf(site)[role].isOwn
    ? [...new Set([...Array.from(fontCharacters), ...letterCounts(new SiteSource(site.folder)).keys()])].join(
        '',
      )
    : fontCharacters;

/**
 * Single weights for link previews, whose renderer reads neither variable fonts nor woff2. Not published, because no
 * page uses them.
 */
const singleWeights = [
  { role: 'sans', weight: 400 },
  { role: 'sans', weight: 600 },
  { role: 'sans', weight: 700 },
  { role: 'mono', weight: 400 },
] as const;

async function publishSingleWeights(site: Site, output: ImageOutput): Promise<void> {
  for (const { role, weight } of singleWeights) {
    const { facts } = fontsOf(site)[role];
    const options = {
      targetFormat: 'truetype',
      variationAxes: axesAt(facts, weight),
      keepFeatures,
    } as const;
    output.write(
      `still-fonts/${role}-${weight}.ttf`,
      await cutFont(site, role, charactersOf(site, role), options),
    );
  }
}

const without = (characters: string) =>
  Array.from(fontCharacters)
    .filter((character) => !characters.includes(character))
    .join('');

/** Longest gap within a range, to keep the list short: browsers look up missing characters in the next font. */
const rangeGap = 40;

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

/**
 * The files of a font below `/fonts/`, with their characters. The product's mono family has a file of its own for
 * captions; its sans family leaves some signs to the substitute.
 */
function partsOf(site: Site, role: FontRole): Record<string, string> {
  const { family, isOwn } = fontsOf(site)[role];
  const name = family.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  if (isOwn) return { [name]: charactersOf(site, role) };
  // Browsers use the last face that has a character, so the rest comes first and needs no range.
  return role === 'mono'
    ? { [`${name}-rest`]: without(captionCharacters), [name]: captionCharacters }
    : { [name]: without(substitutedSigns) };
}

/** The `font-weight` of a face: the range of a variable font, or its only weight. */
function weightOf(site: Site, role: FontRole): string {
  const { facts } = fontsOf(site)[role];
  const { wght = facts.weight } = axesAt(facts, weights[role]);
  return typeof wght === 'number' ? String(wght) : `${wght.min} ${wght.max}`;
}

/** Writes the files of a font. @returns its address, and its `@font-face` rules */
async function publishFont(
  site: Site,
  output: ImageOutput,
  role: FontRole,
): Promise<{ address: string; rules: string[] }> {
  const { facts } = fontsOf(site)[role];
  const options = {
    targetFormat: 'woff2',
    variationAxes: axesAt(facts, weights[role]),
    keepFeatures,
  } as const;
  const rules: string[] = [];
  let address = '';
  for (const [name, characters] of Object.entries(partsOf(site, role))) {
    address = output.publish(`fonts/${name}`, 'woff2', await cutFont(site, role, characters, options));
    rules.push(
      `@font-face {\n  font-family: '${styleFamilies[role]}';\n  font-weight: ${weightOf(site, role)};\n  font-display: swap;\n` +
        `  src: url('${address}') format('woff2');\n${characters === captionCharacters ? `  unicode-range: ${unicodeRange(characters)};\n` : ''}}`,
    );
  }
  return { address, rules };
}

async function fallbackRule(
  site: Site,
  { role, weight, substitute, size }: (typeof fallbacks)[number],
): Promise<string> {
  const { facts, isOwn } = fontsOf(site)[role];
  const perCent = isOwn
    ? await substituteSize(fontsOf(site)[role], weight, substitute, letterCounts(new SiteSource(site.folder)))
    : size;
  // Both overrides are relative to the adjusted size.
  const adjusted = (length: number) => `${((100 * length) / perCent).toFixed(1)}%`;
  return (
    `@font-face {\n  font-family: '${styleFamilies[role]} Fallback';\n  font-weight: ${weight};\n` +
    `  src: ${local[substitute].map((name) => `local('${name}')`).join(', ')};\n` +
    `  size-adjust: ${perCent}%;\n  ascent-override: ${adjusted(facts.ascent)};\n` +
    `  descent-override: ${adjusted(facts.descent)};\n  line-gap-override: 0%;\n}`
  );
}

/**
 * Writes the font files, their `@font-face` rules and `fonts.json` with those to preload: the fonts of the first view.
 * The mono family only sets captions and can come later.
 */
export async function publishFonts(site: Site, output: ImageOutput): Promise<void> {
  await publishSingleWeights(site, output);
  const sans = await publishFont(site, output, 'sans');
  const mono = await publishFont(site, output, 'mono');
  const rules = ['/* Built by build/images/build.ts. Do not edit: the next build writes it again. */'];
  rules.push(...sans.rules, ...mono.rules);
  for (const fallback of fallbacks) rules.push(await fallbackRule(site, fallback));
  output.write('fonts.css', `${rules.join('\n\n')}\n`);
  const widths = fontsOf(site).sans.isOwn
    ? { letterWidths: await letterWidths(fontsOf(site).sans, 600, charactersOf(site, 'sans')) }
    : {};
  output.write('fonts.json', JSON.stringify({ preloads: [sans.address], ...widths }));
}
