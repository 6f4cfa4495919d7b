import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productFonts } from '../config/fonts.ts';
import { fontsInScripts, fontsInStyles } from './site-fonts.ts';

const own = { sans: { family: 'Acme Sans' }, mono: { family: 'Acme Mono' } };

/** The values of a style sheet after its build. */
function valuesAfter(values: readonly string[], fonts?: typeof own): string[] {
  const declarations = values.map((value) => ({ value }));
  fontsInStyles(fonts).Once({ walkDecls: (visit) => declarations.forEach(visit) });
  return declarations.map(({ value }) => value);
}

it('styles name the fonts of the site', () => {
  const values = ["'Special Gothic Fallback', arial", "8pt 'Sometype Mono'", 'inherit'];
  expect(valuesAfter(values, own)).toEqual(["'Acme Sans Fallback', arial", "8pt 'Acme Mono'", 'inherit']);
});

it('no other script of the browser names a font of the product than the one that is changed', () => {
  const naming = (text: string) => Object.values(productFonts).some(({ family }) => text.includes(family));
  const scripts = globSync('src/**/*.{ts,tsx}').filter((file) => naming(readFileSync(file, 'utf8')));
  expect(scripts).toEqual(['src/lib/late-fonts.ts']);
  const { code = '' } =
    fontsInScripts(own).transform(readFileSync('src/lib/late-fonts.ts', 'utf8'), '/src/lib/late-fonts.ts') ??
    {};
  expect(code).toContain('Acme Sans');
  expect(naming(code)).toBe(false);
});
