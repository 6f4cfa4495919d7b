import { describe, expect, it } from 'vitest';
import type { Colour } from '#content/colours/colour.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { problemsOfFiles, siteFixture, starterWith } from '#content/test-support/site-fixture.ts';

/** What the check says about a new company with other colours in site.yaml. */
const problemsWith = (text: string) =>
  problemsOfFiles(starterWith(['site.yaml', /^accent:\n(?: .*\n)*grounds:\n(?: .*\n)*/m, text]));

const accent = ({ light, dark }: Colour) => `accent:\n  light: '${light}'\n  dark: '${dark}'\n`;

const paletteWith = (colours: Colour) => {
  const site = siteFixture();
  return paletteOf({ ...site, settings: { ...site.settings, accent: colours } });
};

describe('the contrast of a site (R005, R049)', () => {
  it.each([
    ['a blue-green', { light: '#0b6b73', dark: '#4fc3c7' }],
    ['a strong red', { light: '#c8102e', dark: '#ff6b76' }],
    ['a navy blue', { light: '#1b2a5b', dark: '#8ea6ff' }],
    ['black and white', { light: '#1f1f1f', dark: '#e6e6e6' }],
    ['yellow', { light: '#ffd400', dark: '#ffd400' }],
    ['lime', { light: '#b6e61c', dark: '#c6f135' }],
    ['cyan', { light: '#14b8c4', dark: '#3fdbe6' }],
    ['orange', { light: '#ff7a00', dark: '#ff9a3d' }],
  ])('is enough with %s as accent', (_, colours) => {
    expect(problemsWith(accent(colours))).toEqual([]);
  });

  it('names each colour once, with one that is enough everywhere', () => {
    const [light = '', dark = '', ...others] = problemsWith(accent({ light: '#7a7a7a', dark: '#1b2a5b' }));
    expect(others).toEqual([]);
    expect(light).toMatch(
      /^site\.yaml:\d+: accent\.light: too little contrast: labels on buttons in the light theme: \d\.\d\d:1 instead of 4\.5:1.*; the nearest colour that is enough everywhere: #[\da-f]{6}$/,
    );
    expect(dark).toMatch(/^site\.yaml:\d+: accent\.dark: too little contrast: .* in the dark theme/);
    const better = [light, dark].map((line) => /everywhere: (#[\da-f]{6})/.exec(line)?.[1] ?? '');
    expect(problemsWith(accent({ light: better[0] ?? '', dark: better[1] ?? '' }))).toEqual([]);
  });

  it('names the background that a site sets itself', () => {
    const own = { light: '#1f5fa8', dark: '#8ebcff' };
    const problems = problemsWith(
      `${accent(own)}grounds:\n  page:\n    light: '#8a8a8a'\n    dark: '#131210'\n`,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^site\.yaml:\d+: grounds\.page\.light: too little contrast: .* on the page in the light theme/,
    );
  });
});

describe('an accent that cannot be read on the page', () => {
  const yellow = paletteWith({ light: '#ffd400', dark: '#ffd400' });

  it('keeps its colour on buttons, with dark text, and leaves links the colour of text', () => {
    expect(yellow['--accent']).toEqual({ light: '#ffd400', dark: '#ffd400' });
    expect(yellow['--on-accent'].light).not.toBe('#fff');
    expect(yellow['--accent-text']).toEqual({ light: yellow['--ink'].light, dark: '#ffd400' });
    expect(yellow['--accent-sign']).toEqual(yellow['--accent-text']);
  });

  it('changes nothing for an accent that can be read', () => {
    const blue = paletteWith({ light: '#0b5394', dark: '#7cc0ff' });
    expect(blue['--accent-text']).toEqual(blue['--accent']);
    expect(blue['--on-accent'].light).toBe('#fff');
  });
});
