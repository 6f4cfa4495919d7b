import { describe, expect, it } from 'vitest';
import { describeLetter, inLettersOf, lettersMissing } from './font-letters.ts';

/** A font with the letters of Western European keyboards. */
const latin = (point: number) => point < 0x100 || '–—‘’“”•…€'.includes(String.fromCodePoint(point));

describe('emoji', () => {
  it.each(['🎉', '👩🏽‍💻', '🇪🇸', '1️⃣', '❤️', '☎', '✔', '⚠️', '➡️'])('%s is left to the system', (sign) => {
    expect(lettersMissing(latin, `${sign} Now ${sign}${sign} open ${sign}`)).toEqual([]);
    expect(inLettersOf(latin, `${sign} Now ${sign}${sign} open ${sign}`)).toBe('Now open');
  });

  it('stay where the font has them, and digits and signs of texts stay', () => {
    expect(inLettersOf(() => true, 'Ab 🎉')).toBe('Ab 🎉');
    expect(inLettersOf(latin, '#1 © 24* 🎉')).toBe('#1 © 24*');
  });
});

it('signs that look like others are replaced', () => {
  const text = '24\u20117 \u2010 5\u22123 \u2032s\u2033 a\u202Fb';
  expect(lettersMissing(latin, text)).toEqual([]);
  expect(inLettersOf(latin, text)).toBe('24-7 - 5–3 ’s” a\u00A0b');
});

it('an umlaut in two characters is one letter', () => {
  expect(lettersMissing(latin, 'Mu\u0308ller')).toEqual([]);
});

it('other letters are missing, each once, and stay', () => {
  expect(lettersMissing(latin, 'Łódź, Łódź ✓')).toEqual(['Ł', 'ź', '✓']);
  expect(inLettersOf(latin, 'Łódź 📍')).toBe('Łódź');
});

it('a message names the code point of a sign', () => {
  expect(['Ł', '\u2011', '✓', '\u0308'].map(describeLetter)).toEqual([
    'Ł',
    'U+2011 (non-breaking hyphen)',
    '✓ U+2713',
    'U+0308 (an accent of its own)',
  ]);
});
