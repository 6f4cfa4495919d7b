import { describe, expect, it } from 'vitest';
import { contrastOf, hexOf, oklchOf } from './colour.ts';
import { tonesOf } from './accent-tones.ts';

describe('colours as numbers', () => {
  it('lose chroma, not hue or lightness, outside the displayable range', () => {
    const wanted = { mode: 'oklch', l: 0.6, c: 0.4, h: 200 } as const;
    const shown = oklchOf(hexOf(wanted));
    expect(shown.c).toBeLessThan(0.15);
    expect(Math.abs((shown.h ?? 0) - wanted.h)).toBeLessThan(1.5);
    expect(Math.abs(shown.l - wanted.l)).toBeLessThan(0.01);
  });

  it('have the contrast ratio of WCAG', () => {
    expect(contrastOf('#000', '#fff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['teal', '#12345', 'rgb(1 2 3)', '0b6b73', ''])('are refused in another spelling: %s', (colour) => {
    expect(() => oklchOf(colour)).toThrow(RangeError);
  });
});

describe('the tones of an accent', () => {
  it('are those of the design for its accent', () => {
    expect(Object.values(tonesOf({ light: '#b8460f', dark: '#f5834a' })).join(' ')).toBe(
      '#93370b #bc613e #ffa876 #74290a #8f3c10 #1a0d06 #1a0d06 #fbeee4 #2a1810 #e8662c #c04d18 #98390e #6b2709 #5a2007 #dc5a20',
    );
  });

  it('report file and field of an invalid colour', () => {
    expect(() => tonesOf({ light: '#b8460f', dark: 'coral' })).toThrow(
      'site.yaml: accent.dark: “coral” must be a colour, such as #1a6b75',
    );
  });
});
