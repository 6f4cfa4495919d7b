import { describe, expect, it } from 'vitest';
import { tonesOf } from './accent-tones.ts';

describe('the tones of an accent', () => {
  it('are, for ember, the ones the design was drawn with', () => {
    expect(Object.values(tonesOf({ light: '#b8460f', dark: '#f5834a' })).join(' ')).toBe(
      '#93370b #ffa876 #74290a #8f3c10 #1a0d06 #fbeee4 #2a1810 #e8662c #c04d18 #98390e #6b2709 #5a2007 #7d300b #d25a20 #ff8b4a #2a1a12 #dc5a20 #c64f17',
    );
  });

  it('name file and field of a value that is no colour', () => {
    expect(() => tonesOf({ light: '#b8460f', dark: 'coral' })).toThrow(
      'site.yaml: accent.dark: “coral” is not a colour like #1a6b75',
    );
  });
});
