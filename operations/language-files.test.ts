import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogs } from '../i18n/catalogs.ts';
import { changeLanguages } from './language-files.ts';

const job = `de:
  title: Entwicklerin
  responsibilities:
    - eins
    - zwei
  postedDate: 2026-03-02
  isOpen: true
  city: Hamburg
en:
  title: Developer
  responsibilities:
    - one
    - two
    - three
`;

const service = `de:
  title: Netze
  order: 10
  blocks:
    - kind: chart
      look: bars
      title: Wie lange
    - kind: closing
      look: call
      title: Und nun?
en:
  title: Networks
  blocks:
    - kind: chart
      title: How long
    - kind: closing
      title: What now?
`;

const questions = `contact:
  - de:
      question: Wie schnell?
      answer: Sofort.
    en:
      question: How fast?
      answer: At once.
`;

const post = '---\ntitle: Eins\ndate: 2026-01-15\ndraft: false\nauthor: ada\n---\n\n## Eins\n';

describe('the languages of a site', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const valueOf = (file: string) => parse(read(file)) as Record<string, Record<string, unknown>>;
  const change = (before: string[], after: string[]) => changeLanguages(folder, before, after);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'));
    write('site.yaml', 'name: Acme\nlanguages:\n  - de\n  - en\nlocales:\n  de: de-AT\n');
    write('words/de.yaml', 'nav.home: Anfang\n');
    write('posts/one.de.md', post);
    write('posts/one.en.md', '---\ntitle: One\n---\n\n## One\n');
    write('jobs/developer.yaml', job);
    write('services/networks.yaml', service);
    write('questions.yaml', questions);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('get one more as a copy of the words of the first, those of the product in English where it has none', () => {
    expect(change(['de', 'en'], ['de', 'en', 'it'])).toEqual({
      written: ['posts/one.it.md', 'words/it.yaml'],
      changed: expect.arrayContaining([
        'jobs/developer.yaml',
        'services/networks.yaml',
        'questions.yaml',
        'site.yaml',
      ]),
      deleted: [],
    });
    expect(read('jobs/developer.yaml')).toBe(
      `${job}it:\n  title: Entwicklerin\n  responsibilities:\n    - eins\n    - zwei\n`,
    );
    expect(valueOf('services/networks.yaml')['it']).toEqual({
      title: 'Netze',
      blocks: [
        { kind: 'chart', title: 'Wie lange' },
        { kind: 'closing', title: 'Und nun?' },
      ],
    });
    expect(valueOf('questions.yaml')['contact']).toMatchObject([{ it: { question: 'Wie schnell?' } }]);
    expect(read('posts/one.it.md')).toBe('---\ntitle: Eins\n---\n\n## Eins\n');
    expect(valueOf('site.yaml')).toMatchObject({ languages: ['de', 'en', 'it'], locales: { de: 'de-AT' } });
    expect(parse(read('words/it.yaml'))).toEqual(catalogs.en);
  });

  it('need no interface words where the product has them', () => {
    expect(change(['de', 'en'], ['de', 'en', 'fr']).written).toEqual(['posts/one.fr.md']);
  });

  it('are not written over: a second call adds what has come since', () => {
    change(['de', 'en'], ['de', 'en', 'it']);
    const own = '---\ntitle: Uno\n---\n\n## Uno\n';
    write('posts/one.it.md', own);
    write('posts/two.de.md', post);
    write(
      'words/it.yaml',
      read('words/it.yaml')
        .replace(/^nav\.home:.*\n/m, '')
        .replace('Blog\n', 'Diario\n'),
    );
    expect(change(['de', 'en'], ['de', 'en', 'it'])).toEqual({
      written: ['posts/two.it.md'],
      changed: ['words/it.yaml'],
      deleted: [],
    });
    expect(read('words/it.yaml')).toMatch(/nav\.blog: Diario\n[^]*\nnav\.home: Home\n$/);
    expect(read('posts/one.it.md')).toBe(own);
  });

  it('lose one with its words, and nothing else', () => {
    change(['de', 'en'], ['de', 'en', 'it']);
    expect(change(['de', 'en', 'it'], ['de', 'en']).deleted).toEqual(['posts/one.it.md', 'words/it.yaml']);
    expect(existsSync(join(folder, 'words/it.yaml'))).toBe(false);
    expect(read('jobs/developer.yaml')).toBe(job);
    expect(read('questions.yaml')).toBe(questions);
    expect(read('words/de.yaml')).toBe('nav.home: Anfang\n');
  });

  it('take the facts with them when another one comes first, and give them back', () => {
    change(['de', 'en'], ['en', 'de']);
    expect(Object.keys(valueOf('jobs/developer.yaml'))).toEqual(['en', 'de']);
    expect(valueOf('jobs/developer.yaml')).toMatchObject({
      en: { responsibilities: ['one', 'two', 'three'], city: 'Hamburg' },
    });
    expect(valueOf('jobs/developer.yaml')['de']).not.toHaveProperty('city');
    expect(valueOf('services/networks.yaml')['en']).toEqual({
      title: 'Networks',
      order: 10,
      blocks: [
        { kind: 'chart', look: 'bars', title: 'How long' },
        { kind: 'closing', look: 'call', title: 'What now?' },
      ],
    });
    expect(read('posts/one.en.md')).toContain('author: ada');
    expect(read('posts/one.de.md')).toBe('---\ntitle: Eins\n---\n\n## Eins\n');
    change(['en', 'de'], ['de', 'en']);
    expect(read('jobs/developer.yaml')).toBe(job);
    expect(read('posts/one.de.md')).toBe(post);
  });

  it('may lose the first one: its facts go to the next', () => {
    change(['de', 'en'], ['en']);
    expect(valueOf('jobs/developer.yaml')).toMatchObject({ en: { title: 'Developer', city: 'Hamburg' } });
    expect(read('posts/one.en.md')).toContain('author: ada');
    expect(existsSync(join(folder, 'posts/one.de.md'))).toBe(false);
  });
});
