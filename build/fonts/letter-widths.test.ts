import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { productLetterWidths } from '#src/components/letter-widths.ts';
import { productFonts } from '#content/site-file/fonts.ts';
import { readFont } from '#content/site-file/font-file.ts';
import { fontCharacters } from './font-characters.ts';
import { letterWidths } from './letter-widths.ts';

it('src/components/letter-widths.ts has the widths of the font', async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve(productFonts.sans.file));
  const font = { source, facts: readFont(source) };
  expect(await letterWidths(font, 600, fontCharacters)).toEqual(productLetterWidths);
});

it('letters of scripts without spaces have no widths, because lines can break anywhere', async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve(productFonts.sans.file));
  const widths = await letterWidths({ source, facts: readFont(source) }, 600, 'a世');
  expect(widths.map(([, letters]) => letters)).toEqual(['a']);
});
