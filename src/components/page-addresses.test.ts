import { expect, it, vi } from 'vitest';
import { careersOfUnknownJob, isPathOfPage, pathInLanguage, prefixOfAddress } from './page-addresses.ts';

const origin = 'https://acme.example';

/** Shows a page at a path. @param alternates its `hreflang` links */
function show(
  pathname: string,
  alternates: Record<string, string>,
  dataset: Record<string, string> = {},
): void {
  const found = Object.entries(alternates).map(([hreflang, path]) => ({ hreflang, href: origin + path }));
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { documentElement: { dataset }, head: { querySelectorAll: () => found } });
}

const about = { en: '/about', de: '/de/ueber-uns', 'x-default': '/about' };

it('a page has its address in each of its languages, also a translated one', () => {
  show('/about', about);
  expect(['en', 'de', 'fr'].map(pathInLanguage)).toEqual(['/about', '/de/ueber-uns', undefined]);
  expect(['/about', '/de/ueber-uns', '/de/about', '/'].map(isPathOfPage)).toEqual([true, true, false, false]);
});

it.each([
  ['/about', undefined],
  ['/de/ueber-uns', 'de'],
  ['/dental', undefined],
])('an address names its language by its prefix: %s', (pathname, language) => {
  show(pathname, about);
  expect(prefixOfAddress()).toBe(language);
});

it.each([
  ['/nope', ['/nope', '/de/nope', '/fr/nope', undefined]],
  ['/de/nope', ['/nope', '/de/nope', '/fr/nope', undefined]],
  ['/de', ['/', '/de', '/fr', undefined]],
  ['/', ['/', '/de', '/fr', undefined]],
])('the not-found page at %s changes only its prefix', (pathname, paths) => {
  show(pathname, {}, { notFound: 'en de fr' });
  expect(['en', 'de', 'fr', 'it'].map(pathInLanguage)).toEqual(paths);
});

it.each([
  ['/careers/nope', '/careers'],
  ['/careers/nope/', '/careers'],
  ['/careers/%20', '/careers'],
  ['/de/karriere/x.y', '/de/karriere'],
  ['/careers', undefined],
  ['/careers/', undefined],
  ['/careers/a/b', undefined],
  ['/careersx/nope', undefined],
  ['/blog/nope', undefined],
  ['/', undefined],
  ['/xx/careers/nope', undefined],
])('only an unknown job leads to Careers: %s (R038, R211)', (pathname, careers) => {
  // The test needs no other part of an element.
  const notFound = { dataset: { careers: '/careers /de/karriere' } } as unknown as HTMLElement;
  expect(careersOfUnknownJob(notFound, pathname)).toBe(careers);
});

it('nothing leads to Careers if the site does not have it', () => {
  const notFound = { dataset: {} } as unknown as HTMLElement;
  expect(careersOfUnknownJob(notFound, '/careers/nope')).toBeUndefined();
});
