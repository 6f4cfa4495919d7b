import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { fill } from '#shared/template.ts';
import { createTranslator } from './translator.ts';
import { typographyProblems } from './typography.ts';
import { catalogs } from '#shared/i18n/catalogs.ts';

/** Every area of the English words: each module exports one catalog. */
const areas = import.meta.glob<Record<string, object>>('./messages/en/*.ts', { eager: true });

const languages = Object.keys(catalogs);
const otherLanguages = languages.filter((language) => language !== 'en');
const wordsOf = (language: string): Record<string, string> => ({ ...catalogs[language] });

/** English texts that the specification writes with straight quotes or three dots (SPEC sections 2, 4 and 8). */
const fixedBySpecification = new Set([
  'notFound.text',
  'newsletter.toast.description',
  'newsletter.subscribing',
  'enquiry.form.sending',
  'application.form.submitting',
  'application.form.succeeded',
  'blog.empty.noMatch',
]);

/** Messages that are rightly the same as in English: names, signs, and words the languages share. */
const sameAsEnglish: Partial<Record<string, string>> = {
  all: 'nav.blog footer.copyright testimonial.byline application.linkedIn application.linkedIn.placeholder application.portfolio.placeholder',
  es: 'admin.dashboard.total label.value document.term search.escape',
  fr: 'admin.dashboard.total log.action search.group.pages portfolio.client document.client portfolio.technologies blog.results.one blog.results.other nav.services nav.contact article.sources job.description application.portfolio contact.fact.support contact.form.message menu.faq header.menu blog.page',
  de: 'label.value document.term search.enter search.escape admin.column.name admin.column.status application.portfolio contact.form.name contact.fact.support form.optional menu.faq theme.system',
};

describe('translator', () => {
  it('R095: a missing key shows the key itself in every language', () => {
    for (const language of languages) {
      expect(createTranslator(site, language).of('no.such.key')).toBe('no.such.key');
      expect(createTranslator(site, language).of('toString')).toBe('toString');
    }
  });

  it('R095: a language that lacks a message does not borrow the English one', () => {
    expect(createTranslator(site, 'de', {})('nav.home')).toBe('nav.home');
  });

  it('fills parameters, and shows one without a value', () => {
    expect(createTranslator(site, 'en')('testimonial.rating', { rating: 4, max: 5 })).toBe(
      'Rated 4 out of 5',
    );
    expect(createTranslator(site, 'de')('testimonial.rating', { max: 5, rating: 4 })).toBe(
      'Mit 4 von 5 bewertet',
    );
  });

  it('picks one level, with the parameters of its templates left to fill', () => {
    const messages = { ...catalogs.de, 'application.resume.drop': 'Hierher' };
    const words = createTranslator(site, 'de', messages).pick('application.resume');
    expect(Object.keys(words).toSorted()).toEqual(
      'attached choose drop hint ready release remove'.split(' '),
    );
    expect(words).toMatchObject({ drop: 'Hierher', remove: 'Entfernen' });
    expect(fill(words.ready, { size: '1 MB' })).toBe('1 MB, bereit zum Senden');
    expect(createTranslator(site, 'de', {}).pick('footer')).toMatchObject({ landmark: 'footer.landmark' });
    // A word of a deeper level belongs to another component.
    expect(createTranslator(site, 'de').pick('footer')).not.toHaveProperty('newsletter');
  });

  it('chooses singular or plural and formats the number', () => {
    const messages = {
      'post.readingTime.one': '{count} minute',
      'post.readingTime.other': '{count} minutes',
    };
    expect(createTranslator(site, 'en', messages).count('post.readingTime', 1)).toBe('1 minute');
    expect(createTranslator(site, 'en', messages).count('post.readingTime', 0)).toBe('0 minutes');
    expect(createTranslator(site, 'fr', messages).count('post.readingTime', 0)).toBe('0 minute');
    expect(createTranslator(site, 'de', messages).count('post.readingTime', 1200)).toBe('1.200 minutes');
  });

  it('chooses among all plural forms of a language, with "other" as fallback', () => {
    const t = createTranslator(site, 'pl', {
      'blog.results.one': '{count} artykuł',
      'blog.results.few': '{count} artykuły',
      'blog.results.other': '{count} artykułów',
    });
    expect([1, 2, 5, 22].map((count) => t.count('blog.results', count))).toEqual([
      '1 artykuł',
      '2 artykuły',
      '5 artykułów',
      '22 artykuły',
    ]);
  });
});

describe('catalogs', () => {
  it('R096: no catalog overwrites a key of another one', () => {
    const keys = Object.values(areas).flatMap((area) => Object.values(area).flatMap(Object.keys));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(Object.keys(catalogs.en).toSorted()).toEqual(keys.toSorted());
  });

  it.each(otherLanguages)(
    'R096: %s has every message of English with its parameters, and no other',
    (language) => {
      const parametersOf = (words: Record<string, string>) =>
        Object.entries(words).map(
          ([key, text]) => `${key} ${(text.match(/\{\w+\}/g) ?? []).toSorted().join()}`,
        );
      expect(parametersOf(wordsOf(language)).toSorted()).toEqual(parametersOf(wordsOf('en')).toSorted());
    },
  );

  it.each(otherLanguages)('R051: %s has no English left but names and shared words', (language) => {
    const allowed = new Set(`${sameAsEnglish['all']} ${sameAsEnglish[language]}`.split(' '));
    const translation = wordsOf(language);
    const english = wordsOf('en');
    const same = Object.keys(english).filter((key) => english[key] === translation[key]);
    expect(same.filter((key) => !allowed.has(key))).toEqual([]);
    expect(
      [...allowed].filter((key) => !same.includes(key)),
      'allowed without need',
    ).toEqual([]);
  });

  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = Object.entries(wordsOf(language))
      .filter(([key]) => language !== 'en' || !fixedBySpecification.has(key))
      .flatMap(([key, text]) => typographyProblems(language, text).map((reason) => `${key}: ${reason}`));
    expect(problems).toEqual([]);
  });
});
