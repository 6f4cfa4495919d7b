import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { isRecord } from '#shared/is-record.ts';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { quantity } from '#shared/quantity.ts';
import { readSite } from '#content/load-site.ts';
import { readSiteFiles, SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { problemsOfSite } from '#content/checks/check-site.ts';
import { attempt } from '#content/site-file/problem.ts';
import { siteFiles } from '#content/collections/site-files.ts';
import { choiceLabelOf, choiceNames } from '#build/editor/choice-labels.ts';
import { labelNames, labelOf } from '#build/editor/labels.ts';
import { textsOfCode } from './test-support/texts-of-code.ts';
import { sentenceIn, sentenceOf, sentences, translateSentence } from './translate.ts';

/** Each expression in a text, as a sentence that has a translation where a gap has a sentence in it. */
const gap = 'there are none';
const texts = textsOfCode(['{content,shared}/**/*.ts', 'cli/*.ts', 'build/**/*.ts'], gap);

/** What only technicians cause or read. */
const ofTechnicians: Readonly<Record<string, string>> = {
  'content/checks/{check,check-samples,translations}.ts': 'what only the terminal says',
  'content/checks/{check-own-files,drawings,logo-pictures,site-letters}.ts': 'files, drawings and fonts',
  'content/{published,markdown,colours}/**': 'redirects, documents, imports and the product’s colours',
  'content/collections/{file-names,site-files}.ts': 'names of files',
  'content/read/{embed-image,made-from-settings,mark,own-files,path-data,phones-in-text,portable-names}.ts':
    'files, drawings and patterns',
  'content/read/{site-folder,site-fonts,site-source,svg-file,words-in}.ts': 'files, fonts, SVG and words',
  'content/site-file/{data-file,font-file,fonts,other-formats}.ts': 'YAML, fonts and formats of files',
};
/** Sentences and parts of sentences in other files that no form can cause or that are in whole sentences only. */
const ofNobody = new Set([
  // Parts.
  `${gap}to show it as text, put it between backticks`,
  'the list of stored entries',
  'the chart of retention periods',
  'buttons below the pointer',
  'which site.yaml loads after consent (scriptsAfterConsent): say what it does, where its data goes and how long it is kept',
  'in the light theme',
  'in the dark theme',
  'of the light theme',
  'of the dark theme',
  'category in posts/categories.yaml',
  'prices.yaml has prices, which need this heading',
  `this field shows plain text: write ${gap}`,
  'a phone number with its country code, such as +1 (415) 555-0142',
  'an address such as https://example.com',
  'a text (put it between quotes)',
  // Names and kinds that forms choose or do not show, and those of earlier versions.
  'the home page cannot be off',
  'only home has blocks',
  `a list: write each item into a file of its own, with its fields below ${gap}`,
  'it is now “page”',
  'it is now “band”',
  `a text: write kind: ${gap}, and the other fields of the block`,
  'is now “hue” in “grounds”: write grounds: { hue: 250 } with your number',
  'is now “mode”: rename it',
  // Scripts, fonts, hosts and passwords in `site.yaml`.
  `must be an origin, such as https://example.com or https://*.example.com, without a slash at the end: ${gap}`,
  'neither off nor settings',
  'missing: the cookies it sets, as its maker lists them; [] for none',
  `must be a repository, such as acme/website: ${gap}`,
  'neither off nor an address',
  `neither off nor an address that starts with https://: ${gap}`,
  'names no form: write endpoint: https://…',
  `not a name of letters and digits: ${gap}`,
  `must be a woff2, woff, ttf or otf file, such as fonts/acme.woff2: ${gap}`,
  'neither “demonstration” nor “endpoint: https://…”',
  'neither “off” nor “blogListing: working”',
  'not a SHA-256 in hexadecimal digits',
]);
const isTest = (file: string) => /\.test\.ts$|test-support/.test(file);
const isOfTechnicians = (file: string) => Object.keys(ofTechnicians).some((glob) => matchesGlob(file, glob));
/** Words of the text itself. */
const wordsIn = (text: string) => text.replaceAll(gap, '…').match(/\p{L}{2,}/gu)?.length ?? 0;
const isKnown = (text: string) => translateSentence(text, 'es') !== undefined;

it('translates every sentence of the check that a form can cause', () => {
  const missing = [...texts]
    .filter(([file]) => file.startsWith('content/') && !isTest(file) && !isOfTechnicians(file))
    .flatMap(([file, all]) =>
      all
        .filter((text) => /^[^\p{Lu}(;,:^<]\S*(?: \S+){2}/u.test(text) && wordsIn(text) > 3)
        .filter((text) => !isKnown(text) && !ofNobody.has(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(missing, 'add the sentence to build/editor/sentences/sentences.yaml').toEqual([]);
});

/** Sentences of which the code has the parts. */
const composed = [
  ...['character', 'number', 'row', 'column', 'range', 'section', 'day'].map((noun) => quantity(1, noun)),
  'use a picture with more contrast',
  'not a number',
  'not a date (YYYY-MM-DD): ""',
  'must be a phone number with its country code, such as +1 (415) 555-0142, or an address such as https://example.com: x',
  'must be an email address: x',
  'must be an address such as https://example.com: x',
  'no such page: the valid names are /about, /contact',
  'too little contrast: links on the page: 2.1:1 instead of 4.5:1; the nearest colour that is enough everywhere: #1a6b75',
  'missing: pages/services.yaml announces prices',
  'missing: prices.yaml has prices, which need this heading',
  'must be an origin, such as https://example.com, without a slash at the end: https://x.es/; write https://x.es',
  'HTML is not allowed; to show it as text, put it between backticks: <x>',
  'this field shows plain text: write the character itself, &: &amp;',
  'this field shows plain text: write a space: &nbsp;',
];

it('has no sentence that the product does not say', () => {
  // What tests expect has the place of a problem before it, and the parts of a sentence together.
  const said = [...texts].flatMap(([file, all]) =>
    isTest(file)
      ? all.flatMap((text) => text.split(': ').map((_, index, parts) => parts.slice(index).join(': ')))
      : all,
  );
  const used = new Set([...said, ...composed].map((text) => sentenceOf(text)));
  expect(sentences.filter((one) => !used.has(one)).map(({ en }) => en)).toEqual([]);
});

/** What a person may leave in a field, or a program in a file. */
const mistakes: readonly unknown[] = [
  '',
  'x',
  'many words '.repeat(300).trim(),
  ' space ',
  null,
  '/nowhere',
  'https://nowhere',
  'A {nobody} with **bold** words',
  '2026-13-45',
  -1,
  1e12,
  1.5,
  [],
];

/** A value with another mistake in each field. */
function spoil(value: unknown, next: () => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, next));
  if (!isRecord(value)) return next();
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoil(one, next)]));
}

const read = (content: unknown) => new TextDecoder().decode(content as Uint8Array);
const starter = readSiteFiles('sites/_starter');

/** The starter with mistakes in all fields of the files that match. */
function spoiled(pattern: RegExp, start: number): SiteFiles {
  let count = start;
  const next = () => mistakes[count++ % mistakes.length];
  return new Map(
    [...starter].map(([name, content]) => {
      if (!pattern.test(name)) return [name, content];
      const [, front, body = ''] = /^---\n([^]*?)\n(---\n[^]*)$/.exec(read(content)) ?? [];
      const text = stringify(spoil(parse(front ?? read(content)), next));
      return [name, front === undefined ? text : `---\n${text}${body}`];
    }),
  );
}

function reasonsOf(files: SiteFiles): string[] {
  const { found, wrong } = attempt(() => readSite(new SiteSource('acme', files)));
  const all = found ? problemsOfSite(found, { nowMs: Date.parse('2026-11-01'), mode: 'simulated' }) : wrong;
  return all.map(({ reason }) => reason);
}

it.each([0, 3, 6, 9, 12])('translates what is said of fields with mistakes, from mistake %i on', (start) => {
  const reasons = [/^site\.yaml$/, /^(?!site|words|translations|README).*\.(yaml|md)$/].flatMap((pattern) =>
    reasonsOf(spoiled(pattern, start)),
  );
  expect(reasons.length).toBeGreaterThan(100);
  expect([...new Set(reasons.filter((reason) => !isKnown(reason) && !ofNobody.has(reason)))]).toEqual([]);
});

it.each(['de', 'es', 'fr'] as const)('keeps the typography of %s, and the gaps', (language) => {
  const wrong = sentences.flatMap((words) => {
    // Code is as a person types it.
    const prose = words[language]
      .replaceAll(/!?\[[^\]]*\](?:\([^)]*\))?|\*\*[^*]+\*\*|https?:\/\/\S*|\d\d(?::\d\d)+/g, 'x')
      .replaceAll(/-->|---|[|<>~]/g, 'x');
    const own = (words[language].match(/\{\w+\}/g) ?? []).filter((one) => !words.en.includes(one));
    return [...typographyProblems(language, prose), ...own].map((what) => `${words[language]}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

it('quotes labels as forms show them', () => {
  const wrong = (['de', 'es', 'fr'] as const).flatMap((language) => {
    const labels = new Set([
      ...labelNames.map((name) => {
        const [inside, own = inside] = name.split('.');
        return labelOf(own ?? '', language, inside);
      }),
      ...choiceNames.map((name) => choiceLabelOf(name, language)),
      ...siteFiles.map(({ label }) => label?.[language]),
    ]);
    return sentences
      .flatMap((words) => [...words[language].matchAll(/[„«]\u00A0?([^“»{}\d]+?)\u00A0?[“»]/g)])
      .map(([, quoted]) => quoted)
      .filter((quoted) => !labels.has(quoted));
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['{brand} is missing', 'el texto necesita {brand}'],
  [
    '{name} is not a known placeholder: the text has none',
    '{name} entre llaves no significa nada. El texto no lleva ninguno.',
  ],
  [
    '{citi} is not a known placeholder: did you mean “city”?',
    '{citi} entre llaves no significa nada. ¿Quería decir «city»?',
  ],
  // What the form knows without what was written.
  ['not an email address', 'no es un correo electrónico, como lo es info@example.com'],
  ['not an email address: a@b', 'no es un correo electrónico, como lo es info@example.com: a@b'],
  ['only technicians say this', 'De esto solo hay una frase en inglés: only technicians say this'],
])('says in Spanish: %s', (sentence, spanish) => {
  expect(sentenceIn('es', sentence)).toBe(spanish);
});
