import { describe, expect, it } from 'vitest';
import { footerColumns, legalLinks, mainNavigation, type NavigationLink } from '../config/navigation.ts';
import { languages, type Language } from '../config/locales.ts';
import { home } from './messages/en/home.ts';
import { notFound } from './messages/en/not-found.ts';
import { services } from './messages/en/services.ts';
import { shell } from './messages/en/shell.ts';
import { catalogs, createTranslator, fillParameters } from './translator.ts';
import { typographyProblems } from './typography.ts';
import { withoutSoftHyphens } from './plain-text.ts';

const otherLanguages = languages.filter((language) => language !== 'en');

const specKeys = [
  'nav.home',
  'nav.services',
  'nav.about',
  'nav.portfolio',
  'nav.blog',
  'nav.contact',
  'hero.title',
  'hero.subtitle',
  'hero.cta',
  'services.title',
  'services.subtitle',
];

/** English texts that the specification writes with straight quotes or three dots (SPEC sections 2, 4 and 8). */
const fixedBySpecification = new Set(['notFound.text', 'newsletter.toast.text', 'newsletter.subscribing', 'blog.empty.term']);

/** Messages that are rightly the same as in English: names, signs, and words the languages share. */
const sameAsEnglish: Partial<Record<Language, string[]>> & { all: string[] } = {
  all: ['nav.blog', 'footer.copyright', 'testimonials.byline', 'post.category.devops'],
  es: ['article.figure', 'proof.week.number'],
  fr: [
    'article.figure',
    'blog.results.one',
    'blog.results.other',
    'nav.services',
    'nav.contact',
    'menu.faq',
    'shell.menu',
    'shell.contact',
    'post.category.cloud',
    'proof.week.saturday',
  ],
  de: [
    'service.cloud.name',
    'menu.faq',
    'theme.system',
    'proof.week.number',
    'proof.week.monday',
    'proof.week.friday',
    'proof.week.saturday',
    'post.category.cloud',
  ],
};

describe('translator', () => {
  it('R095: a missing key shows the key itself in every language', () => {
    for (const language of languages) {
      expect(createTranslator(language).of('no.such.key')).toBe('no.such.key');
      expect(createTranslator(language).of('toString')).toBe('toString');
    }
  });

  it('R095: a language that lacks a message does not borrow the English one', () => {
    expect(createTranslator('fr', {})('nav.home')).toBe('nav.home');
  });

  it('R096: the eleven keys have a text in four languages', () => {
    for (const language of languages) {
      for (const key of specKeys) {
        const text = createTranslator(language).of(key);
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(text, `${language} ${key}`).not.toBe(key);
      }
    }
  });

  it('R097 R098 R099 R100: the English texts of the specification', () => {
    const t = createTranslator('en');
    expect(t('hero.title')).toBe('Empowering Your Digital Evolution');
    expect(t('hero.subtitle')).toBe('We deliver cutting-edge IT solutions that transform your business');
    expect(t('hero.cta')).toBe('Get Started');
    expect(t('services.title')).toBe('Our Services');
    expect(t('services.subtitle')).toBe('Comprehensive IT solutions for your business');
  });

  it('R050 R104 R108 R179 R182 R253 R254: other texts of the specification', () => {
    const t = createTranslator('en');
    const bar = [
      'nav.home',
      'nav.services',
      'nav.about',
      'nav.portfolio',
      'nav.blog',
      'nav.contact',
    ] as const;
    expect(bar.map((key) => t(key))).toEqual([
      'Home',
      'Services',
      'About Us',
      'Portfolio',
      'Blog',
      'Contact',
    ]);
    expect(t('home.trust')).toBe('Trusted by 500+ global companies');
    expect(t('why.title', { brand: 'Acme' })).toContain('Why Choose');
    expect(t('newsletter.thanks.title')).toContain('Thank');
    expect(t('newsletter.toast.text')).toBe("You've been subscribed to our newsletter.");
    expect(t('notFound.title')).toBe('Page Not Found');
    expect(t('notFound.text')).toBe("Oops! The page you're looking for doesn't exist or has been moved.");
  });

  it('fills parameters, and leaves one without a value visible', () => {
    expect(createTranslator('en')('testimonials.rating', { rating: 4, max: 5 })).toBe('Rated 4 out of 5');
    expect(createTranslator('de')('testimonials.rating', { max: 5, rating: 4 })).toBe('Mit 4 von 5 bewertet');
    expect(fillParameters('{a} and {b}', { a: '$&' })).toBe('$& and {b}');
  });

  it('chooses singular and plural and writes the number in the language', () => {
    const messages = {
      'post.readingTime.one': '{count} minute',
      'post.readingTime.other': '{count} minutes',
    };
    expect(createTranslator('en', messages).count('post.readingTime', 1)).toBe('1 minute');
    expect(createTranslator('en', messages).count('post.readingTime', 0)).toBe('0 minutes');
    expect(createTranslator('fr', messages).count('post.readingTime', 0)).toBe('0 minute');
    expect(createTranslator('de', messages).count('post.readingTime', 1200)).toBe('1.200 minutes');
  });
});

describe('catalogs', () => {
  it('R096: no area hides a key of another one', () => {
    const keys = [shell, home, notFound, services].flatMap((area) => Object.keys(area));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(Object.keys(catalogs.en).sort()).toEqual(keys.sort());
  });

  it('R051 R055 R056 R057: every key the menus use has a text in every language', () => {
    const links: NavigationLink[] = [...legalLinks, ...footerColumns.flatMap((column) => column.links)];
    const keys: string[] = footerColumns.map((column) => column.label);
    for (const entry of mainNavigation) {
      if (entry.kind === 'link') links.push(entry.link);
      else {
        keys.push(entry.label);
        links.push(...entry.links);
      }
    }
    for (const link of links) keys.push(link.label, ...(link.hint === undefined ? [] : [link.hint]));
    expect(keys.length).toBeGreaterThan(40);
    for (const language of languages) {
      expect(keys.filter((key) => !Object.hasOwn(catalogs[language], key))).toEqual([]);
    }
  });

  it.each(otherLanguages)('R051: %s has no English left but names and shared words', (language) => {
    const allowed = new Set([...sameAsEnglish.all, ...(sameAsEnglish[language] ?? [])]);
    const translation: Record<string, string> = catalogs[language];
    const english: Record<string, string> = catalogs.en;
    const same = Object.keys(english).filter((key) => english[key] === translation[key]);
    expect(same.filter((key) => !allowed.has(key))).toEqual([]);
    expect(
      [...allowed].filter((key) => !same.includes(key)),
      'allowed without need',
    ).toEqual([]);
  });

  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = Object.entries(catalogs[language])
      .filter(([key]) => language !== 'en' || !fixedBySpecification.has(key))
      .flatMap(([key, text]) => typographyProblems(language, text).map((reason) => `${key}: ${reason}`));
    expect(problems).toEqual([]);
  });

  it('R043 R044: titles and descriptions fit a result page', () => {
    for (const language of languages) {
      const t = createTranslator(language);
      const title = withoutSoftHyphens(t('home.head.title', { brand: 'Basaltworks' }));
      expect(title.length, `${language}: ${title}`).toBeGreaterThanOrEqual(30);
      expect(title.length, `${language}: ${title}`).toBeLessThanOrEqual(60);
      for (const key of ['home.head.description', 'notFound.head.description'] as const) {
        expect(t(key).length, `${language} ${key}`).toBeGreaterThanOrEqual(120);
        expect(t(key).length, `${language} ${key}`).toBeLessThanOrEqual(158);
      }
    }
  });
});
