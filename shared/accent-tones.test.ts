import { describe, expect, it } from 'vitest';
import { tonesOf } from './accent-tones.ts';

describe('the tones of an accent', () => {
  it('are, for ember, the ones the design was drawn with', () => {
    expect(tonesOf({ light: '#b8460f', dark: '#f5834a' })).toEqual({
      hoverLight: '#93370b',
      hoverDark: '#ffa876',
      sideLight: '#74290a',
      sideDark: '#8f3c10',
      onDark: '#1a0d06',
      washLight: '#fbeee4',
      washDark: '#2a1810',
      columnTop: '#e8662c',
      columnLeft: '#c04d18',
      columnFront: '#98390e',
      columnRight: '#6b2709',
      columnJoint: '#5a2007',
      columnLeftInShade: '#7d300b',
      columnRightInLight: '#d25a20',
      heat: '#ff8b4a',
      cooledHeat: '#2a1a12',
      tabMark: '#dc5a20',
      portraitLight: '#c64f17',
    });
  });

  it('name file and field of a value that is no colour', () => {
    expect(() => tonesOf({ light: '#b8460f', dark: 'coral' })).toThrow(
      'site.yaml: accent.dark: “coral” is not a colour like #1a6b75',
    );
  });
});
