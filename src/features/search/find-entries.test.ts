import { describe, expect, it } from 'vitest';
import { entryWeights, findEntries } from './find-entries.ts';

const entry = (title: string) => ({ title, href: `/${title}`, hint: '' });
const groups = [
  { id: 'pages', label: 'Pages', entries: [entry('a'), entry('b')] },
  {
    id: 'articles',
    label: 'Blog',
    entries: [entry('c'), { ...entry('d'), isPart: true as const }, entry('e')],
  },
];

describe('results', () => {
  it('are three best ones with their kinds, then the others by kind, the better kind first', () => {
    const sections = findEntries(() => [2, 0, 3, 4, 1], groups, 'x', 'Best');
    expect(sections.map(({ label, entries }) => [label, entries.map(({ title }) => title)])).toEqual([
      ['Best', ['c', 'a', 'd']],
      ['Blog', ['e']],
      ['Pages', ['b']],
    ]);
    expect(sections[0]?.entries.map(({ kind }) => kind)).toEqual(['Blog', 'Pages', 'Blog']);
  });

  it('are none where nothing is found', () => {
    expect(findEntries(() => [], groups, 'x', 'Best')).toEqual([]);
  });

  it('of a group are not endless', () => {
    const many = [
      { id: 'articles', label: 'Blog', entries: Array.from({ length: 40 }, (_, i) => entry(`${i}`)) },
    ];
    const found = findEntries(() => many[0]!.entries.map((_, place) => place), many, 'x', 'Best');
    expect(found.map(({ entries }) => entries.length)).toEqual([3, 5]);
  });

  it('that are pages count more, chapters less', () => {
    const [page = 0, , article = 0, chapter = 0] = entryWeights(groups);
    expect(page).toBeGreaterThan(article);
    expect(chapter).toBeLessThan(article);
  });
});
