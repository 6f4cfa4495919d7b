import { describe, expect, it } from 'vitest';
import { openIndex, type SearchEntry } from './search-index.ts';

const entry = (title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  href: `/${title}`,
  kind: 'Pages',
  also: '',
  text: '',
  more: '',
  ...rest,
});

const synonyms = [
  'backup, data protection copy, restore',
  'work from home, remote',
  'salary, pay',
  'work, cloud',
];
const findEntries = (query: string, entries = listed) =>
  openIndex({ entries, synonyms, filler: 'how do you' })(query);
const find = (query: string, entries = listed) => findEntries(query, entries).map(({ title }) => title);

const listed = [
  entry('Cloud services', { also: 'hosting migration', text: 'We move servers to other places.' }),
  entry('Databases', { text: 'Tuned by hand, in the cloud too.', more: 'restore' }),
  entry('Contact', { also: 'phone', text: 'Write or call.' }),
  entry('خدمات السحابة'),
  entry('Founder', { text: 'Gründer, remote, with good pay.' }),
];

describe('the search', () => {
  it('finds titles before texts', () => {
    expect(find('cloud')).toEqual(['Cloud services', 'Databases']);
  });

  it.each([
    ['what people call something', 'hosting', 'Cloud services'],
    ['a typing error', 'databsaes', 'Databases'],
    ['a beginning', 'datab', 'Databases'],
    ['another ending', 'migrating', 'Cloud services'],
    ['a word of the page', 'restore', 'Databases'],
    ['a word of the same meaning', 'backup', 'Databases'],
    ['a mistyped word of the same meaning', 'bckup', 'Databases'],
    ['the ending of a compound', 'wolkenhosting', 'Cloud services'],
    ['two words of the same meaning', 'how do you data protection copy', 'Databases'],
    ['two words for one', 'data bases', 'Databases'],
    ['the beginning of a compound', 'databaseoptimization', 'Databases'],
    ['an accent more', 'dàtabases', 'Databases'],
    ['another form of a listed word', 'salaries', 'Founder'],
    ['another form of a listed word that is short', 'backuped', 'Databases'],
    ['a listed name of several words, not by one of them', 'work from home', 'Founder'],
    ['two letters swapped', 'conatct', 'Contact'],
    ['two letters swapped in a listed word', 'slaary', 'Founder'],
    ['an umlaut as two letters', 'gruender', 'Founder'],
    ['words that are written from the right', 'السحابة', 'خدمات السحابة'],
  ])('finds by %s', (_, query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it('lists literal matches before synonyms, highlights only literal ones, and leaves out nothing', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      entry(`Page ${index}`, { text: `${'word '.repeat(index)}pay` }),
    );
    const found = findEntries('pay', [entry('Salary salary', { also: 'salary', weight: 2 }), ...many]);
    expect(found).toHaveLength(41);
    expect(found.at(-1)).toMatchObject({ title: 'Salary salary', words: new Set() });
    expect(new Set(found.slice(0, -1).map(({ words }) => [...words].join()))).toEqual(new Set(['pay']));
  });

  it.each(['', '   ', '🙂', 'constructor __proto__', 'x'.repeat(10_000)])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});
