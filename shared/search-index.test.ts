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
const kinds = [{ kind: 'Seats', page: '/Join', names: 'berth, berths, free seat, employment' }];
const findEntries = (query: string, entries = listed) =>
  openIndex({ entries, synonyms, kinds, filler: 'how do you want' })(query);
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
    ['a compound with a part that is on no page', 'databaseworries', 'Databases'],
    ['a compound in front of another word', 'serverplaces cloud', 'Cloud services'],
    ['two letters swapped in a short word', 'clal', 'Contact'],
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

  describe('in a query that names a kind', () => {
    const crew = [
      entry('Join', { also: 'free seats' }),
      entry('The berth', { text: 'An article on berths and cooks.', weight: 2 }),
      entry('Chart room', { also: 'berth' }),
      entry('Cook', { kind: 'Seats', text: 'Bakes at night.' }),
      entry('Deckhand', { kind: 'Seats', text: 'Sails, with charts.' }),
      entry('Knots', { kind: 'Seats', partOf: 'Deckhand' }),
      entry('Sicherheit', { text: 'Deck' }),
    ];

    it.each([
      ['in front', 'berth cook'],
      ['behind', 'cook berths'],
      ['of two words', 'free seat as a cook'],
      ['mistyped', 'cook betrh'],
      ['in a compound', 'cookberth'],
      ['with words that say nothing', 'how do you want cook berth'],
    ])('lists first what answers the other words, with the name %s', (_, query) => {
      expect(find(query, crew)[0]).toBe('Cook');
    });

    it.each(['berth', 'berths', 'free seat', 'do you want berth'])(
      'lists the page of the kind and then all of it for the name alone: %s',
      (query) => {
        expect(find(query, crew).slice(0, 4)).toEqual(['Join', 'Cook', 'Deckhand', 'The berth']);
      },
    );

    it('lists each result once, and loses none', () => {
      expect(find('berth charts', crew)).toEqual(expect.arrayContaining(['Deckhand', 'Chart room', 'Join']));
      expect(new Set(find('berth charts', crew)).size).toBe(find('berth charts', crew).length);
    });

    it('ignores the kind if none of it answers', () => {
      const named = [kinds[0]?.names ?? ''];
      const withoutKinds = openIndex({ entries: crew, synonyms: named, kinds: [], filler: '' });
      expect(find('berth sicherheit', crew)).toEqual(
        withoutKinds('berth sicherheit').map(({ title }) => title),
      );
    });

    it('does not take another word for a mistyped name', () => {
      expect(find('deployment', crew)).toEqual([]);
    });
  });

  it('takes no synonym of words that it ignores while others say more', () => {
    const named = ['want, cloud'];
    const found = openIndex({ entries: listed, synonyms: named, kinds: [], filler: 'want' })(
      'want databases',
    );
    expect(found[0]?.title).toBe('Databases');
  });

  it.each(['', '   ', '🙂', 'constructor __proto__', 'x'.repeat(10_000)])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});
