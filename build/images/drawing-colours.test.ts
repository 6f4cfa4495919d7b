import { expect, it } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { withColours } from './drawing-colours.ts';

const fill = (colour: string) => `<path fill="var(${colour})" d="M0 0h1v1z"/>`;

it.each([
  ['--ember', 'var(--ember) is now var(--accent): rename it'],
  ['--basalt', 'var(--basalt) is now var(--band): rename it'],
  ['--brand', 'not a colour of the page: var(--brand)'],
])('refuses %s, and says what to write', (colour, said) => {
  expect(() => withColours(siteFixture(), 'dark', fill(colour))).toThrow(said);
});
