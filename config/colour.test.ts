import { describe, expect, it } from 'vitest';
import { channelsOf, contrastOf, hexOf, oklchOf } from './colour.ts';

describe('colours as numbers', () => {
  it('come back as they were', () => {
    for (const colour of ['#b8460f', '#f5834a', '#0b6b73', '#c8102e', '#000000', '#ffffff', '#808080'])
      expect(hexOf(oklchOf(colour))).toBe(colour);
  });

  it('know how light they look: the figures of the CSS specification', () => {
    const { lightness, chroma, hue } = oklchOf('#ff0000');
    expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(['0.628', '0.258', '29.2']);
  });

  it('lose chroma, not hue or lightness, where no screen shows them', () => {
    const wanted = { lightness: 0.6, chroma: 0.4, hue: 200 };
    const shown = oklchOf(hexOf(wanted));
    expect(shown.chroma).toBeLessThan(0.15);
    expect(Math.abs(shown.hue - wanted.hue)).toBeLessThan(1.5);
    expect(Math.abs(shown.lightness - wanted.lightness)).toBeLessThan(0.01);
  });

  it('have the contrast of WCAG', () => {
    expect(contrastOf('#000', '#fff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['teal', '#12345', 'rgb(1 2 3)', '0b6b73', ''])('are refused in another spelling: %s', (colour) => {
    expect(() => channelsOf(colour)).toThrow(RangeError);
  });
});
