import { expect, it } from 'vitest';
import { unportableNames } from './portable-names.ts';

const said = (...paths: string[]) => unportableNames(paths).map(({ path, reason }) => `${path}: ${reason}`);

it('accepts what Windows can hold', () => {
  const names = [
    'images/a b (1) & ü 100%.jpg',
    'posts/console.en.md',
    'people/connie.yaml',
    'images/.keep',
    'images/com.jpg',
  ];
  expect(said(...names, 'images/nullify.png', 'images/2026/a.b.c.jpg')).toEqual([]);
});

it.each([
  ['posts/con.en.md', 'Windows cannot hold the name “con.en.md”: rename it'],
  ['people/aux.yaml', 'Windows cannot hold the name “aux.yaml”: rename it'],
  ['images/NUL.png', 'Windows cannot hold the name “NUL.png”: rename it'],
  ['images/com1/a.jpg', 'Windows cannot hold the name “com1”: rename it'],
  ['images/2026-03-01 10:00:00.jpg', 'a name with ":": rename “2026-03-01 10:00:00.jpg”'],
  ['images/what?.jpg', 'a name with "?"'],
  ['images/"a".jpg', 'a name with "\\""'],
  ['images/a<b>|*.jpg', 'a name with "<"'],
  ['images/2026 /a.jpg', 'Windows removes a space or a dot at the end of a name: rename “2026 ”'],
  ['images/v1./a.jpg', 'Windows removes a space or a dot at the end of a name: rename “v1.”'],
])('names what Windows cannot hold: %s', (path, reason) => {
  expect(said(path)).toEqual([expect.stringContaining(reason)]);
});

it('names what differs only in case, or in how a letter is written', () => {
  expect(
    said(
      'images/Yard.jpg',
      'images/yard.jpg',
      'images/yard.JPG',
      'images/Gru\u0308n.jpg',
      'images/gr\u00FCn.jpg',
    ),
  ).toEqual([
    expect.stringContaining('images/yard.jpg: Windows and Macs take it for images/Yard.jpg'),
    expect.stringContaining('images/yard.JPG: Windows and Macs take it for images/Yard.jpg'),
    expect.stringContaining('images/gr\u00FCn.jpg: Windows and Macs take it for images/Gru\u0308n.jpg'),
  ]);
});
