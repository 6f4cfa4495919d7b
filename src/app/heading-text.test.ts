import { expect, it } from 'vitest';
import { headingIn } from './heading-text.ts';

it('reads the heading without markup and keeps what must not break', () => {
  const html =
    '<p>Other</p><h1 class="a">Cybersécurité\u00A0: les\n <em>bonnes</em> R&amp;D</h1><h2>Next</h2>';
  expect(headingIn(html)).toBe('Cybersécurité\u00A0: les bonnes R&D');
});

it('gives nothing when there is no heading', () => {
  expect(headingIn('<p>Other</p>')).toBe('');
});
