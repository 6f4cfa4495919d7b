import { expect, it } from 'vitest';
import { classSources, differences, fileOf, readLayout, type Seen } from './layout-of.ts';

const sheet = 'src/components/breadcrumb.module.css';
const sources = classSources();
/** A class of that style sheet, in built pages and in the source. */
const [built, source] = [...sources].find(([, one]) => one.startsWith(sheet)) ?? ['', ''];

const boxOf = (changes: Partial<Seen>): Seen => ({
  name: 'p "Hello | there"',
  x: 20,
  below: 12,
  width: 352,
  height: 40,
  look: 'rgb(1, 2, 3) 400 16px',
  classes: [built, 'outline'],
  ...changes,
});
const plain = boxOf({ name: 'section', look: '' });
const window = '390 px';

const compared = (...seen: Seen[]) => {
  const written = readLayout(fileOf(new Map([[window, [boxOf({}), plain]]])));
  return differences(window, written.get(window) ?? [], seen, sources);
};

it('knows the style sheet of a class', () => {
  expect(source).toMatch(/^src\/components\/breadcrumb\.module\.css \.[a-z]/);
});

it('reads what it writes, and takes a small shift for rounding', () => {
  expect(compared(boxOf({}), plain)).toEqual([]);
  expect(compared(boxOf({ x: 23.9, height: 37 }), plain)).toEqual([]);
});

it.each<[Partial<Seen>, string]>([
  [{ below: 28 }, 'is 28 px below what is above it instead of 12 px'],
  [{ width: 300, height: 60 }, 'is 300 px wide instead of 352 px, is 60 px high instead of 40 px'],
  [{ look: 'rgb(1, 2, 3) 600 16px' }, 'looks rgb(1, 2, 3) 600 16px instead of rgb(1, 2, 3) 400 16px'],
])('names the element, its class and what has changed: %j', (change, message) => {
  expect(compared(boxOf(change), plain)).toEqual([`390 px: p "Hello | there" (${source}) ${message}`]);
});

it('names what is gone and what is new', () => {
  expect(compared(boxOf({ name: 'h2 "Title"' }), plain)).toEqual([
    '390 px: p "Hello | there" is not shown',
    `390 px: h2 "Title" (${source}) is new`,
  ]);
});
