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

const find = (query: string, entries = listed) =>
  openIndex({ entries, synonyms: ['backup, data protection copy, restore'], filler: 'how do you' })(
    query,
  ).map(({ title }) => title);

const listed = [
  entry('Cloud services', { also: 'hosting migration', text: 'We move servers to other places.' }),
  entry('Databases', { text: 'Tuned by hand, in the cloud too.', more: 'restore' }),
  entry('Contact', { also: 'phone', text: 'Write or call.' }),
  entry('خدمات السحابة'),
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
    ['words that are written from the right', 'السحابة', 'خدمات السحابة'],
  ])('finds by %s', (_, query, title) => {
    expect(find(query)[0]).toBe(title);
  });

  it.each(['', '   ', '🙂', 'constructor __proto__', 'x'.repeat(10_000)])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});
