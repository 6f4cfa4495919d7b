import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { productFonts } from '#content/site-file/fonts.ts';
import { readFont } from '#content/site-file/font-file.ts';
import { drawnArea, writableTitle } from './preview-picture.ts';

const shape = '<path fill="#b00" d="M10 10h40v20H10z"/>';

it.each([
  ['nothing else', ''],
  ['a layer that is not displayed', '<g style="display:none"><path d="M0 0h900v900z"/></g>'],
  ['an invisible shape', '<path visibility="hidden" d="M0 0h900v900z"/>'],
  ['a shape without colour', '<path fill="none" d="M0 0h900v900z"/>'],
  ['a class that is not displayed', '<style>.a{display:none}</style><path class="a" d="M0 0h900v900z"/>'],
  ['a group without opacity', '<g opacity="0"><path d="M-90 0h900v900z"/></g>'],
])('a drawing is cropped to what is seen of it: %s', (_, hidden) => {
  const [x = 0, y = 0, width = 0, height = 0] = drawnArea(shape + hidden, '0 0 9 9')
    .split(' ')
    .map(Number);
  const near = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(5);
  near(x, 10);
  near(y, 10);
  near(width, 40);
  near(height, 20);
});

it.each([[''], ['<path fill="none" d="M0 0h9v9z"/>'], ['<path d="M0 5h9"/>']])(
  'a drawing without a visible area keeps its view box: %s',
  (content) => {
    expect(drawnArea(content, '0 0 9 9')).toBe('0 0 9 9');
  },
);

it.each([
  ['Twenty years 🎉', 'Twenty years'],
  ['📍 Bilbao: now open', 'Bilbao: now open'],
  ['Help 24\u20117', 'Help 24-7'],
  ['Łódź', null],
])('the title of a preview in the letters of its font: %s', (title, shown) => {
  const font = readFont(readFileSync(createRequire(import.meta.url).resolve(productFonts.sans.file)));
  expect(writableTitle(font, { title })).toBe(shown);
});
