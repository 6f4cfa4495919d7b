import { expect, it } from 'vitest';
import { defaultLanguage, languages } from './locales.ts';
import { inLanguage, pathTo, redirectOfUnknown, splitPath } from './routes.ts';
import { addresses } from './site.ts';
import { switchOff } from './test-support/switch-off.ts';

/** With a prefix, where the site has more than one language. */
const otherCareers = pathTo(languages.at(-1) ?? defaultLanguage, 'careers');

it.each([
  ['/careers/nope', '/careers'],
  ['/careers/nope/', '/careers'],
  ['/careers/%20', '/careers'],
  [`${otherCareers}/nope`, otherCareers],
  [`${otherCareers}/x.y`, otherCareers],
])('an unknown job leads to Careers: %s (R211)', (pathname, target) => {
  expect(redirectOfUnknown(pathname)).toBe(target);
});

it.each([
  '/careers',
  '/careers/',
  otherCareers,
  '/careers/a/b',
  '/careersx/nope',
  '/blog/nope',
  '/',
  '/xx/careers/nope',
])('any other address stays: %s (R038)', (pathname) => {
  expect(redirectOfUnknown(pathname)).toBeNull();
});

it.each(['careers', '/careers'])('nothing leads to Careers while site.yaml switches it off: %s', (name) => {
  switchOff(name);
  expect(redirectOfUnknown('/careers/nope')).toBeNull();
});

it('pages and what is below them have other names in a language, the most specific one', () => {
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
    expect(redirectOfUnknown(`${prefix}/karriere/nope`)).toBe(`${prefix}/karriere`);
  } finally {
    Reflect.deleteProperty(addresses, language);
  }
});
