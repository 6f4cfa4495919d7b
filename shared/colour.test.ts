import { describe, expect, it } from 'vitest';
import { contrastOf, hexOf, oklchOf } from './colour.ts';

describe('colours as numbers', () => {
  it('lose chroma, not hue or lightness, where no screen shows them', () => {
    const wanted = { mode: 'oklch', l: 0.6, c: 0.4, h: 200 } as const;
    const shown = oklchOf(hexOf(wanted));
    expect(shown.c).toBeLessThan(0.15);
    expect(Math.abs((shown.h ?? 0) - wanted.h)).toBeLessThan(1.5);
    expect(Math.abs(shown.l - wanted.l)).toBeLessThan(0.01);
  });

  it('have the contrast of WCAG', () => {
    expect(contrastOf('#000', '#fff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['teal', '#12345', 'rgb(1 2 3)', '0b6b73', ''])('are refused in another spelling: %s', (colour) => {
    expect(() => oklchOf(colour)).toThrow(RangeError);
  });
});
