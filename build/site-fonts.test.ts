import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productFonts } from '../config/fonts.ts';
import { siteFontNames } from './site-fonts.ts';

const own = siteFontNames({ sans: { family: 'Acme Sans' }, mono: { family: 'Acme Mono' } });
const families = Object.values(productFonts).map(({ family }) => family);

it('no style and no script of the browser names a font of the product where a site has its own', () => {
  const files = globSync('src/**/*.{css,ts,tsx}').filter((file) => !file.includes('.test.'));
  const naming = (text: string) => families.some((family) => text.includes(family));
  const before = files.filter((file) => naming(readFileSync(file, 'utf8')));
  expect(before.length).toBeGreaterThan(0);
  for (const file of before) {
    const { code = '' } = own.transform(readFileSync(file, 'utf8'), `/${file}`) ?? {};
    expect(code).toMatch(/Acme (Sans|Mono)/);
    expect(naming(code)).toBe(false);
  }
});

it('the fonts of the product stay as they are', () => {
  expect(siteFontNames(productFonts).transform("a { font-family: 'Special Gothic' }", '/a.css')).toBeNull();
});
