import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { contrastOf, type Colour } from '#content/colours/colour.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { contrastProblems } from './contrast.ts';

const withAccent = (accent: Colour) => ({ ...site, settings: { ...site.settings, accent } });

describe('the contrast of the design tokens (R005, R049)', () => {
  it('is sufficient for the colours of this site', () => {
    expect(contrastProblems(site)).toEqual([]);
  });

  it.each([
    ['a blue-green', { light: '#0b6b73', dark: '#4fc3c7' }],
    ['a strong red', { light: '#c8102e', dark: '#ff6b76' }],
    ['a navy blue', { light: '#1b2a5b', dark: '#8ea6ff' }],
    ['black and white', { light: '#1f1f1f', dark: '#e6e6e6' }],
  ])('is sufficient for %s and every tone derived from it', (_, other) => {
    expect(contrastProblems(withAccent(other))).toEqual([]);
  });

  it('reports pair, place, ratio, required ratio and remedy for an accent that is too bright', () => {
    const problems = contrastProblems(withAccent({ ...site.settings.accent, light: '#14b8c4' }));
    expect(problems[0]).toMatch(
      /^--ember on --bg in the light theme has a contrast of 2\.\d\d:1 and needs 4\.5:1\. Change site\.yaml: accent\.light \(#14b8c4\); the nearest that is enough here: #/,
    );
    expect(problems.some((line) => line.startsWith('--on-ember on --ember in the light theme'))).toBe(true);
    expect(problems.some((line) => line.includes('dark theme'))).toBe(false);
  });

  it('names the background colour that a site sets itself', () => {
    const page = { light: '#8a8a8a', dark: '#131210' };
    const grey = { ...site, settings: { ...site.settings, grounds: { ...site.settings.grounds, page } } };
    const problems = contrastProblems(grey);
    expect(problems.some((line) => line.endsWith('Change site.yaml: grounds.page (#8a8a8a)'))).toBe(true);
  });

  it('suggests a colour with sufficient contrast', () => {
    const palette = { ...paletteOf(site), '--bg': { light: '#c9bfb0', dark: '#131210' } };
    const [first = ''] = contrastProblems(site, palette).filter((line) =>
      line.startsWith('--ember on --bg in the light theme'),
    );
    const proposed = /enough here: (#[\da-f]{6})/.exec(first)?.[1] ?? '#ffffff';
    expect(contrastOf(proposed, '#c9bfb0')).toBeGreaterThanOrEqual(4.5);
  });
});
