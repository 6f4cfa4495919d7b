import { describe, expect, it } from 'vitest';
import { inEnglishOf } from './british-english.ts';
import { catalogs } from './words-in.ts';

describe('regional English', () => {
  const words = {
    a: 'Inquiries, and an inquiry',
    b: 'Resume',
    c: 'resumes',
    'search.synonyms': 'CV, resume',
  };

  it('is British outside North America', () => {
    expect(inEnglishOf(words, 'en-GB')).toEqual({
      a: 'Enquiries, and an enquiry',
      b: 'CV',
      c: 'CVs',
      'search.synonyms': 'CV, resume',
    });
    expect(inEnglishOf(words, 'en-AU')).toEqual(inEnglishOf(words, 'en-GB'));
  });

  it.each(['en', 'en-US', 'en-CA'])('is the words of the product in %s', (locale) => {
    expect(inEnglishOf(words, locale)).toBe(words);
  });

  it('replaces every American word of the interface', () => {
    const interfaceWords = Object.entries(inEnglishOf(catalogs.en, 'en-GB')).filter(
      ([key]) => !key.startsWith('search.'),
    );
    const americanWords =
      /\b(resumes?|inquir\w+|colors?|centers?|license|behaviors?|favorites?|canceled|\w{3,}iz(?:e|ed|es|ing|ation))\b/i;
    expect(interfaceWords.filter(([, text]) => americanWords.test(text))).toEqual([]);
  });
});
