import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { isRecord } from '#shared/is-record.ts';
import { completeWords } from './sveltia-words.ts';

const read = (name: string) =>
  readFileSync(join(projectFolder, `node_modules/@sveltia/cms/locales/${name}.json`), 'utf8');

/** The words by their keys, such as `save_conflict.title`. */
const flat = (value: unknown, path = ''): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, one]) => flat(one, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];
const wordsIn = (json: string) => new Map(flat(JSON.parse(json)));
const english = wordsIn(read('en-US'));

/** Mistakes of configurations, and functions that this editor does not have. */
const notShown = /^config\.|^cloud_storage\.|workflow|^sign_in_with_link|^status\.deploying$/;

describe.each([
  ['de', 'de'],
  ['es-CO', 'es'],
  ['fr', 'fr'],
])('the words of Sveltia CMS in %s', (name, language) => {
  const own = wordsIn(read(name));
  const complete = wordsIn(completeWords(read(name), language));
  const added = [...complete].filter(([key]) => !own.has(key));

  it('have a translation of everything that a person sees', () => {
    const missing = [...english.keys()].filter((key) => !complete.has(key) && !notShown.test(key));
    expect(missing, 'add them to build/sveltia-words.yaml').toEqual([]);
    expect(complete.get('list_item_options')).not.toBe(english.get('list_item_options'));
    expect(complete.get('save_conflict.title')).not.toBe(english.get('save_conflict.title'));
  });

  it('are those of Sveltia CMS, and ours have its keys and placeholders', () => {
    expect([...own].filter(([key, text]) => complete.get(key) !== text)).toEqual([]);
    const gapsOf = (text = '') => [...new Set(text.match(/\{\$\w+/g))].toSorted();
    for (const [key, text] of added) expect([key, gapsOf(text)]).toEqual([key, gapsOf(english.get(key))]);
  });

  it('keep the typography', () => {
    const texts = added.flatMap(([, text]) => text.match(/(?<=\{\{)(?:[^{}]|\{[^{}]*\})+/g) ?? [text]);
    expect(texts.flatMap((text) => typographyProblems(language, text))).toEqual([]);
  });
});

it('a version with a word of ours fails', () => {
  expect(() => completeWords('{"show_errors":"Mostrar"}', 'es')).toThrow(/has its own words for show_errors/);
});
