import { expect, it } from 'vitest';
import { readSvg } from '#content/read/svg-file.ts';
import { titleCover } from './title-cover.ts';

const titles = [
  'Patch day',
  'Ten questions',
  'Moving house',
  'Why we say no',
  'Première année',
  '最初の一年',
];

it('the same title gives the same drawing, and another title another one', () => {
  expect(titleCover('Patch day')).toBe(titleCover('Patch day'));
  expect(new Set(titles.map(titleCover)).size).toBe(titles.length);
});

it.each(titles)('the cover of “%s” follows the theme and has one prism in the accent', (title) => {
  const { isThemed, content, viewBox } = readSvg(titleCover(title));
  expect({ isThemed, viewBox }).toEqual({ isThemed: true, viewBox: '0 0 640 440' });
  expect(content.match(/var\(--a-et\)/g)).toHaveLength(1);
});

it('a cover is small enough for a list of them', () => {
  for (const title of titles) expect(titleCover(title).length).toBeLessThan(45_000);
});
