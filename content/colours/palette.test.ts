import { expect, it } from 'vitest';
import { testSite } from '#content/test-support/test-site.ts';
import { contrastOf, oklchOf } from './colour.ts';
import { liftedColoursOf, neutral, paletteOf } from './palette.ts';

const siteWith = (hue?: number) => ({
  ...testSite,
  settings: { ...testSite.settings, grounds: { hue } },
});
const darkGround = '#131210';
const lightText = '#f2eee6';

it('leaves the greys of a site without a hue', () => {
  expect(neutral(siteWith(), darkGround)).toBe(darkGround);
});

it('keeps the chroma of greys in a warm hue, and of light ones in a cool hue', () => {
  expect(oklchOf(neutral(siteWith(75), darkGround)).c).toBeCloseTo(oklchOf(darkGround).c, 2);
  expect(oklchOf(neutral(siteWith(250), lightText)).c).toBeCloseTo(oklchOf(lightText).c, 2);
});

it('gives dark greys in a cool hue more chroma and the same contrast', () => {
  const ground = neutral(siteWith(250), darkGround);
  expect(oklchOf(ground).c).toBeGreaterThan(0.017);
  const ratio = contrastOf(ground, neutral(siteWith(250), lightText)) / contrastOf(darkGround, lightText);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});

it('gives drawings the hue of the site, small ones too', () => {
  const site = siteWith(250);
  const drawn = Object.entries({ ...paletteOf(site), ...liftedColoursOf(site) }).filter(([name]) =>
    /^--a-(b?[lfrj]|[bt]?t\d?|line|plan|joint)$/.test(name),
  );
  expect(drawn.length).toBeGreaterThan(10);
  const hues = drawn.flatMap(([, { light, dark }]) => [light, dark]).map((colour) => oklchOf(colour).h ?? 0);
  expect(hues.filter((hue) => Math.abs(hue - 250) > 15)).toEqual([]);
});
