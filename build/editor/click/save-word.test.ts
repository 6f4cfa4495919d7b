import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { saveWord, type ChangedWord } from './save-word.ts';

/** Changes a word of a site with these words. @returns the answer and the file afterwards */
function change(word: ChangedWord, words?: string) {
  const folder = relative('.', mkdtempSync(`${tmpdir()}/site-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = `words/${word.language}.yaml`;
  const files = new Map(fixtureFiles());
  if (words !== undefined) files.set(name, words);
  const answer = saveWord(new SiteSource(folder, files), word);
  const file = `${folder}/${name}`;
  return { answer, saved: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

const own = `# Ours
nav.contact: Talk to us # as on our cards

hero.cta: "Start now"
`;

it.each([
  ['a first word', undefined, 'hero.cta', 'Call us', 'hero.cta: Call us\n'],
  ['another one', own, 'nav.about', 'Who we are', `${own}nav.about: Who we are\n`],
  ['a changed one', own, 'hero.cta', 'Go: "now"', own.replace('"Start now"', String.raw`"Go: \"now\""`)],
  ['the text of the product', own, 'hero.cta', '', own.replace('\nhero.cta: "Start now"\n', '')],
])('%s is written, and no other line changes', (_, words, key, text, saved) => {
  expect(change({ language: 'en', key, text }, words)).toEqual({ answer: undefined, saved });
});

it.each([
  ['hero.cta', 'Call {name}', /^\{name\} is not a known placeholder/],
  ['mail.newsletter.subject', 'Please confirm', /^\{brand\} is missing/],
  ['no.such.key', 'Hello', /^unknown: did you mean/],
])('%s as “%s” is refused with the reason, and nothing is written', (key, text, reason) => {
  const { answer, saved } = change({ language: 'en', key, text });
  expect(answer).toMatch(reason);
  expect(saved).toBeNull();
});

it.each(['de', '../../site', ''])(
  'a word in “%s”, which the site does not have, is not written',
  (language) => {
    expect(() => change({ language, key: 'hero.cta', text: 'Hello' })).toThrow(/the site has no language/);
  },
);
