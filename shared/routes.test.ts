import { expect, it } from 'vitest';
import { defaultLanguage, languages } from './locales.ts';
import { inLanguage, splitPath } from './routes.ts';
import { addresses } from './site.ts';

it('renamed addresses apply to all pages below, the most specific first', () => {
  const language = languages.at(-1) ?? defaultLanguage;
  addresses[language] = [
    ['/resources/faq', '/fragen'],
    ['/resources', '/wissen'],
    ['/careers', '/karriere'],
  ];
  try {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    for (const [path, name] of [
      ['/careers', '/karriere'],
      ['/careers/platform', '/karriere/platform'],
      ['/careersx', '/careersx'],
      ['/resources/faq', '/fragen'],
      ['/resources/webinars', '/wissen/webinars'],
      ['/', prefix === '' ? '/' : ''],
    ] as const) {
      expect(inLanguage(language, path)).toBe(prefix + name);
      expect(splitPath(prefix + name)).toEqual({ language, path });
    }
  } finally {
    Reflect.deleteProperty(addresses, language);
  }
});
