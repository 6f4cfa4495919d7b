import { expect, it } from 'vitest';
import { fixedScalesOf, withFixedScales } from './fixed-scales.ts';

const scales = fixedScalesOf(`
  /* --space-9: 1px; is only spoken of */
  @custom-media --mobile (width < 768px);
  :root {
    --space-1: 4px;
    --space-1-5: 6px;
    --gap-cards: clamp(var(--space-1), 2vw, var(--space-1-5));
  }
`);

it.each([
  ['var(--space-1)', '4px'],
  ['var(--space-1-5) var(--gutter)', '6px var(--gutter)'],
  ['calc(-1 * var(--space-1))', 'calc(-1 * 4px)'],
  ['var(--gap-cards)', 'clamp(4px, 2vw, 6px)'],
  ['(scripting: none) and (--mobile)', '(scripting: none) and (width < 768px)'],
  ['not (--mobile)', 'not (width < 768px)'],
  ['var(--space-9, 0px)', 'var(--space-9, 0px)'],
])('a fixed name is written out: %s', (value, written) => {
  expect(withFixedScales(value, scales)).toBe(written);
});
