import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readFont } from './font-file.ts';

const name = '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2';
const woff2 = readFileSync(createRequire(import.meta.url).resolve(name));

const facts = {
  name: 'Special Gothic',
  postScriptName: 'SpecialGothic-Regular',
  ascent: 100.5,
  descent: 29.5,
  weight: 400,
};

it('reads names, heights, axes and letters of a woff2 file', () => {
  const font = readFont(woff2);
  expect(font).toMatchObject({ ...facts, axes: { wght: { min: 400, default: 400, max: 700 } } });
  expect(['A', 'ß', 'Ł'].map((letter) => font.hasGlyphFor(letter.codePointAt(0) ?? 0))).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['a page', Buffer.from('<!doctype html>'), 'not a woff2, woff, ttf or otf file'],
  ['nothing', Buffer.alloc(0), 'not a woff2, woff, ttf or otf file'],
  ['half a file', woff2.subarray(0, 4000), 'a broken file: '],
])('rejects %s', (_, file, reason) => {
  expect(() => readFont(file)).toThrow(reason);
});
