import { afterEach, expect, it } from 'vitest';
import { defaultLanguage, languages } from './locales.ts';
import { pathTo, redirectOfUnknown } from './routes.ts';
import { pages } from './site.ts';

/** With a prefix, where the site has more than one language. */
const otherCareers = pathTo(languages.at(-1) ?? defaultLanguage, 'careers');

const settings = { ...pages };
afterEach(() => {
  for (const name of Object.keys(pages)) delete pages[name];
  Object.assign(pages, settings);
});

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
  pages[name] = 'off';
  expect(redirectOfUnknown('/careers/nope')).toBeNull();
});
