import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { inLanguage } from '#shared/routes.ts';
import { preloadOf } from '#src/pages/person-pictures.data.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { addressLinks, preloadLink, verificationTags } from './document-head.ts';

const [, second = site.defaultLanguage, third = site.defaultLanguage] = site.languages;

function alternates(pageLanguages: readonly Language[]): (string | undefined)[][] {
  const markup = addressLinks(editionOf(site, second), '/imprint', pageLanguages);
  return [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, to, href]) => [to, href]);
}

const addressIn = (language: Language) => site.settings.origin + inLanguage(site, language, '/imprint');

describe('the addresses of a page in its head', () => {
  it('exist for the languages in which it is written', () => {
    expect(alternates([second, third])).toEqual([
      [second, addressIn(second)],
      [third, addressIn(third)],
      ['x-default', addressIn(second)],
    ]);
  });
});

it('preloads a photo in the format and width in which it is shown', () => {
  const photo = { src: '/a.webp', width: 250, height: 300, avif: '/a-160.avif 160w', webp: '/a.webp 160w' };
  expect(preloadLink(preloadOf(photo))).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-160.avif 160w" imagesizes="250px">',
  );
});

describe('the codes for search engines', () => {
  const verified = (verification: object) => siteFixture({ site: { verification } });

  it('are on the home page, and on no other', () => {
    const both = verified({ google: 'abc_DEF-0123456789xyz', bing: '0123456789ABCDEF0123456789ABCDEF' });
    expect(verificationTags(both, '/')).toBe(
      '<meta name="google-site-verification" content="abc_DEF-0123456789xyz"><meta name="msvalidate.01" content="0123456789ABCDEF0123456789ABCDEF">',
    );
    expect(verificationTags(both, '/about')).toBe('');
    expect(verificationTags(verified({ google: 'abc_DEF-0123456789xyz' }), '/')).not.toContain('msvalidate');
    expect(verificationTags(siteFixture(), '/')).toBe('');
  });

  it.each([
    [
      '<meta name="google-site-verification" content="abc_DEF-0123456789xyz" />',
      'write abc_DEF-0123456789xyz',
    ],
    ['google-site-verification=abc_DEF-0123456789xyz', 'write abc_DEF-0123456789xyz'],
    ['google1a2b3c4d5e6f.html', 'copy what is in content="…" of the tag “google-site-verification”'],
    ['short', 'copy what is in content'],
  ])('are not %s', (google, advice) => {
    expect(() => verified({ google })).toThrow(advice);
  });
});
