import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogs } from '../shared/i18n/catalogs.ts';
import { addLanguage, removeLanguage, withBlocks, withoutBlocks } from './language-files.ts';

const item = `# Where the office is.
city: Hamburg
de:
  # Short.
  title: Entwicklerin

  points:
    - eins

en:
  title: Developer
`;

const list = `- client: Acme
  de: { quote: Gut }
- de:
    quote: Besser
  client: Globex
  it: { quote: Meglio }
`;

describe('a file with the words of several languages', () => {
  it('gets a copy below the language that is copied, comments too', () => {
    const more = withBlocks(item, 'de', 'it');
    expect(more).toContain(
      '    - eins\nit:\n  # Short.\n  title: Entwicklerin\n\n  points:\n    - eins\n\nen:\n',
    );
    expect(parse(more)).toEqual({ ...parse(item), it: parse(item).de });
    expect(withBlocks(more, 'de', 'it')).toBe(more);
    expect(withoutBlocks(more, 'it')).toBe(item);
  });

  it('may be a list of things that have them', () => {
    const more = withBlocks(list, 'de', 'it');
    expect(parse(more)).toEqual([
      { client: 'Acme', de: { quote: 'Gut' }, it: { quote: 'Gut' } },
      { client: 'Globex', de: { quote: 'Besser' }, it: { quote: 'Meglio' } },
    ]);
    expect(parse(withoutBlocks(more, 'de'))).toEqual([
      { client: 'Acme', it: { quote: 'Gut' } },
      { client: 'Globex', it: { quote: 'Meglio' } },
    ]);
  });
});

const inline = `# Subjects, in their order.
- id: cloud
  name: { de: Wolke, en: "Cloud, and more" } # As in the filter.
- id: data
  name: { en: Data, de: Daten }
- id: none
  lasts: { months: 1, en: 3 }
`;

describe('a file with the words of several languages on one line', () => {
  it('gets a copy behind the language that is copied, where all keys are languages', () => {
    const more = withBlocks(inline, 'en', 'it');
    expect(more).toContain(
      'name: { de: Wolke, en: "Cloud, and more", it: "Cloud, and more" } # As in the filter.',
    );
    expect(more).toContain('name: { en: Data, it: Data, de: Daten }');
    expect(more).toContain('{ months: 1, en: 3 }');
    expect(withBlocks(more, 'en', 'it')).toBe(more);
    expect(withoutBlocks(more, 'it')).toBe(inline);
  });

  it('loses a language wherever it stands', () => {
    const less = withoutBlocks(inline, 'de');
    expect(less).toContain('name: { en: "Cloud, and more" } # As in the filter.');
    expect(less).toContain('name: { en: Data }');
  });
});

describe('the words of a language', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'));
    write('site.yaml', 'languages: [de, en]\nlocales:\n  de: de-AT\n');
    write('words/de.yaml', 'nav.home: Anfang\n');
    write('pages/careers.de.yaml', 'title: Stellen\n');
    write('posts/one.de.md', '## Eins\n');
    write('posts/categories.yaml', 'date: 2025-01-01\n');
    write('jobs/developer.yaml', item);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('start as a copy of the first language, those of the product in English where it has none', () => {
    expect(addLanguage(folder, 'de', 'it')).toEqual({
      written: ['pages/careers.it.yaml', 'posts/one.it.md', 'words/it.yaml'],
      changed: ['jobs/developer.yaml'],
      deleted: [],
    });
    expect(read('pages/careers.it.yaml')).toBe('title: Stellen\n');
    expect(read('posts/one.it.md')).toBe('## Eins\n');
    expect(read('site.yaml')).not.toContain('it:');
    expect(parse(read('words/it.yaml'))).toEqual(catalogs.en);
  });

  it('need no interface words in a language that the product has', () => {
    expect(addLanguage(folder, 'de', 'fr').written).toEqual(['pages/careers.fr.yaml', 'posts/one.fr.md']);
  });

  it('are not written over: a second call adds what has come since', () => {
    addLanguage(folder, 'de', 'it');
    write('posts/one.it.md', '## Uno\n');
    write('posts/two.de.md', '## Zwei\n');
    write(
      'words/it.yaml',
      read('words/it.yaml')
        .replace(/^nav\.home:.*\n/m, '')
        .replace('Blog\n', 'Diario\n'),
    );
    expect(addLanguage(folder, 'de', 'it')).toEqual({
      written: ['posts/two.it.md'],
      changed: ['words/it.yaml'],
      deleted: [],
    });
    expect(read('words/it.yaml')).toMatch(/nav\.blog: Diario\n[^]*\nnav\.home: Home\n$/);
    expect(read('posts/one.it.md')).toBe('## Uno\n');
  });

  it('are deleted, and nothing else is', () => {
    addLanguage(folder, 'de', 'it');
    expect(removeLanguage(folder, 'it')).toEqual({
      written: [],
      changed: ['jobs/developer.yaml'],
      deleted: ['pages/careers.it.yaml', 'posts/one.it.md', 'words/it.yaml'],
    });
    expect(existsSync(join(folder, 'words/it.yaml'))).toBe(false);
    expect(read('jobs/developer.yaml')).toBe(item);
    expect(read('words/de.yaml')).toBe('nav.home: Anfang\n');
  });
});
