import { describe, expect, it } from 'vitest';
import { setTitle } from './title-lines.ts';

const box = { width: 580, height: 370, maxLines: 4, leading: 1.04 };
/** Every character is half as wide as it is high. */
const widthOf = (text: string) => text.length * 0.5;
const set = (title: string) => setTitle(title, box, widthOf);

describe('a title on a preview', () => {
  it('keeps every word and character, and every line fits', () => {
    const title = 'Scalable applications: when microservices are worth their price to a small team';
    const { sizePx, lines } = set(title);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(widthOf(line) * sizePx).toBeLessThanOrEqual(box.width);
  });

  it('breaks a long word at a soft hyphen, and shows no other soft hyphen', () => {
    expect(set('Anwendungs\u00ADent\u00ADwicklungs\u00ADplan').lines).toEqual([
      'Anwendungsent-',
      'wicklungsplan',
    ]);
    expect(set('Web\u00ADsite').lines).toEqual(['Website']);
    expect(set('Full-Stack-Entwicklerin').lines.join('|')).toMatch(/-\|/);
  });

  it('breaks words that are longer than a line anywhere, rather than losing them', () => {
    const long = 'Kraftfahrzeughaftpflichtversicherung';
    const { lines } = set(`Mit ${long} und ${long} zu`);
    expect(lines.length).toBeLessThanOrEqual(box.maxLines);
    expect(lines.join('').replaceAll(' ', '')).toBe(`Mit${long}und${long}zu`);
    for (const line of lines) expect(widthOf(line) * 38).toBeLessThanOrEqual(box.width);
  });

  it('is set smaller where it would not fit, and rejected where nothing helps', () => {
    const { sizePx, lines } = set('x'.repeat(160));
    expect(lines.join('')).toBe('x'.repeat(160));
    expect(lines.length * sizePx * box.leading).toBeLessThanOrEqual(box.height);
    expect(() => set('x'.repeat(2000))).toThrow(/does not fit/);
  });
});
