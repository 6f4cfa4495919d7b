import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { stylePlugins, styleRules } from './style-rules.ts';

async function rejected(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { plugins: stylePlugins, rules: styleRules } });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  'a:hover { color: red }',
  '.card { &:hover h3 { color: red } }',
  '.card { li:hover > & { color: red } }',
  '.card:not(:hover) { color: red }',
  '@media (width < 48em) { a:is(:hover, :focus-visible) { color: red } }',
  '@media not (--hover) { a:hover { color: red } }',
  '@media (hover: none) { a:hover { color: red } }',
])('allows :hover only where there is hover: %s', async (css) => {
  expect(await rejected(css)).toEqual(['project/hover-media']);
});

it.each([
  '@media (width < 768px) { a { color: red } }',
  '@media (min-width: 47.5px) and (scripting: none) { a { color: red } }',
  '@custom-media --wide (width >= 1600px);',
  '@container (width < 640px) { a { color: red } }',
  '@container card (400px < width) { a { color: red } }',
])('rejects px in the condition of %s', async (css) => {
  expect(await rejected(css)).toEqual(['project/media-in-em']);
});

it.each([
  '@media (--hover) { a:hover { color: red } }',
  '.card { @media (hover: hover) { &:hover { & h3 { color: red; width: 4px } } } }',
  '@media (--hover) and (--mobile) { .card { &:hover { color: red } } }',
  '@custom-media --wide (width >= 100em);',
  '@container (width < 40rem) { a { width: 40px } }',
])('accepts %s', async (css) => {
  expect(await rejected(css)).toEqual([]);
});
