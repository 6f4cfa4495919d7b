import { describe, expect, it } from 'vitest';
import { partsOf, termsOf, weightOf, wordsOf } from './search-words.ts';

const weight = (word: string, query: string, language = 'de') => {
  const [term] = termsOf(query, language);
  return term ? weightOf(word, term) : 0;
};

describe('words', () => {
  it('have no case, accents or signs', () => {
    expect(wordsOf('Größe, C++ & l’équipe: 24/7')).toEqual(['grosse', 'c', 'l', 'equipe', '24', '7']);
    expect(wordsOf('إدارةُ السحابة')).toEqual(['ادارة', 'السحابة']);
  });

  it('of a query are each looked for once, and not more than a few of them', () => {
    expect(termsOf('Cloud  cloud CLOUD', 'en').map(({ text }) => text)).toEqual(['cloud']);
    expect(termsOf('a b c d e f g h i j', 'en')).toHaveLength(8);
    expect(termsOf('x'.repeat(10_000), 'en')[0]?.text).toHaveLength(200);
  });

  it.each(['', '   ', '🙂🙃', '<>', '…'])('are not in %j', (query) => {
    expect(termsOf(query, 'en')).toEqual([]);
  });
});

describe('a term is answered by', () => {
  it.each([
    ['the same word', 'migration', 'Migration'],
    ['a word that begins with it', 'datenbanken', 'daten'],
    ['a word with another ending', 'datenbanklosung', 'Datenbanklösungen'],
    ['a compound that holds it', 'cloudmigration', 'migration'],
    ['a word with one letter more', 'kubernetes', 'kubernets'],
    ['a word with one letter less', 'datenbank', 'dattenbank'],
    ['a word with another letter', 'sicherheit', 'sicharheit'],
    ['a word with two letters swapped', 'designer', 'desinger'],
    ['the beginning of a compound, one letter wrong', 'datenbanklosungen', 'datenbnk'],
  ])('%s', (_, word, query) => {
    expect(weight(word, query)).toBeGreaterThan(0);
  });

  it.each([
    ['another word', 'migration', 'netzwerk'],
    ['a word with two letters wrong', 'migration', 'megratoin'],
    ['a number that is nearly it', '27001', '27002'],
    ['a longer word that shares all but its last letter', 'datenschutz', 'datem'],
  ])('not by %s', (_, word, query) => {
    expect(weight(word, query)).toBe(0);
  });

  it('better by the same word than by a longer one, a part of one or a mistaken one', () => {
    const weights = ['cloud', 'clouds', 'multicloud', 'clou'].map((word) => weight(word, 'cloud'));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it.each([
    ['en', 'migrating', 'migrate'],
    ['es', 'servicios', 'servicio'],
    ['fr', 'solutions', 'solution'],
    ['de', 'Leistungen', 'leistung'],
  ])('a word of its family, %s', (language, query, word) => {
    expect(weight(word, query, language)).toBeGreaterThan(0.4);
  });
});

describe('a compound', () => {
  const words = ['cloud', 'umzug', 'telefon', 'it', 'support'];
  const partsIn = (query: string, isUnknown = true) =>
    termsOf(query, 'de').flatMap((term) => partsOf(term, words, 'de', isUnknown).map(({ text }) => text));

  it('is its two parts, with or without what joins them', () => {
    expect(partsIn('Cloudumzug')).toEqual(['cloud', 'umzug']);
    expect(partsIn('Umzugscloud')).toEqual(['umzug', 'cloud']);
    expect(partsIn('ITSupport')).toEqual(['it', 'support']);
  });

  it('is its first part where the second is unknown', () => {
    expect(partsIn('Telefonnummer')).toEqual(['telefon']);
    expect(partsIn('Telefonnummer', false)).toEqual([]);
  });

  it('is nothing where no part is known', () => {
    expect(partsIn('Gartenzwerg')).toEqual([]);
  });
});
