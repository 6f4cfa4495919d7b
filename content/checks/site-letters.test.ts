import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { productFonts, type FontRole, type SiteFonts } from '#content/site-file/fonts.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { readFont } from '#content/site-file/font-file.ts';
import { readSite } from '#content/load-site.ts';
import { missingLetters } from './site-letters.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';

const resolve = createRequire(import.meta.url).resolve;

/** What is said about a site with fonts of its own and these files. */
function saidOf(files: Record<string, string>, file: Partial<Record<FontRole, string>> = {}): string[] {
  const fontOf = (role: FontRole) => {
    const source = readFileSync(resolve(file[role] ?? productFonts[role].file));
    return { family: 'Own', source, facts: readFont(source), isOwn: true };
  };
  const fonts: SiteFonts = { sans: fontOf('sans'), mono: fontOf('mono') };
  const settings = {
    sans: { family: 'Own', file: file.sans ?? productFonts.sans.file },
    mono: { family: 'Own', file: file.mono ?? productFonts.mono.file },
  };
  const source = new SiteSource('acme', fixtureFiles({ site: { fonts: settings }, files }));
  return missingLetters(readSite(source), fonts).map(describeProblem);
}

const person = (about: string) => `en:\n  name: Ada\n  role: Engineer\n  about: ${about}\n`;

it('emoji, non-breaking hyphens and umlauts in two characters are not missing', () => {
  expect(saidOf({ 'people/ada.yaml': person('📍 24\u20117 in Mu\u0308nchen 🎉 5\u20123 👩🏽‍💻') })).toEqual([]);
});

it('names of fields, addresses and files are not texts', () => {
  const post = '---\ntitle: T\n---\n![A yard](/images/Łódź.jpg) and [more](/ź)\n';
  const files = {
    'people/ada.yaml': `${person('Here.')}  photo: /images/Łódź.jpg\n`,
    'redirects.yaml': '- from: /łódź\n  to: /about\n',
    'posts/first.en.md': post,
  };
  expect(saidOf(files)).toEqual([]);
});

it('letters that are missing are named with their texts', () => {
  const [first, ...others] = saidOf({ 'people/ada.yaml': person('Łódź ✓') });
  expect(first).toMatch(/^acme\/people\/ada\.yaml:4: en\.about: the font .* lacks: Ł ź ✓ U\+2713$/);
  expect(others).toEqual([]);
});

it('many texts with missing letters are one line', () => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`people/p${index + 10}.yaml`, person('Łódź.')]),
  );
  const said = saidOf(files);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /^acme\/site\.yaml:\d+: fonts\.sans\.file: the font .* lacks Ł ź in 30 texts, the first is acme\/people\/p10\.yaml:4: en\.about$/,
  );
});

it('the wrong part of a font is one line', () => {
  const sans = productFonts.sans.file.replace('-latin-', '-latin-ext-');
  const mono = productFonts.mono.file.replace('-latin-', '-latin-ext-');
  expect(saidOf({}, { sans, mono })).toEqual([
    expect.stringMatching(
      /fonts\.sans\.file: .*: it is the file for latin-ext, which lacks \d+ of the \d+ letters of the texts: take the one for latin$/,
    ),
    expect.stringMatching(
      /fonts\.mono\.file: .*: it is the file for latin-ext, which lacks \d+ of the 62 letters/,
    ),
  ]);
});
