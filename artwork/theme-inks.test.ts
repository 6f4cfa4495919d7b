import { describe, expect, it } from 'vitest';
import { accent } from '../shared/site.ts';
import { Inks } from './theme-inks.ts';

describe('the inks of the dark theme', () => {
  it('come from the style sheets, through references and both themes', () => {
    const inks = new Inks([]);
    expect(inks.resolve('var(--ember)')).toBe(accent.dark);
    expect(inks.resolve('var(--a-web)')).toBe(inks.resolve('var(--a-line)'));
    expect(inks.resolve('light-dark(#fff, #000)')).toBe('#000');
    expect(new Inks([], 'light').resolve('light-dark(#fff, #000)')).toBe('#fff');
    expect(inks.resolve('var(--nowhere,light-dark(#fff,#010203))')).toBe('#010203');
    expect(() => inks.resolve('var(--nowhere)')).toThrow(/--nowhere/);
  });

  it('are filled into fills, strokes and nested values', () => {
    const inks = new Inks([]);
    const filled = inks.fillIn('<path fill="var(--a-t0)" stroke="var(--x,light-dark(#fff,#0a0b0c))"/>');
    expect(filled).toBe(`<path fill="${inks.resolve('var(--a-t0)')}" stroke="#0a0b0c"/>`);
  });
});
