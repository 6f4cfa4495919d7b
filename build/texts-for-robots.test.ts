import { describe, expect, it } from 'vitest';
import { brand } from '../shared/brand.ts';
import { languages } from '../shared/locales.ts';
import { sitemap, textsForRobots, textWarnings } from './texts-for-robots.ts';

describe('texts for robots', () => {
  it('give a day only to pages that have one', () => {
    const xml = sitemap([
      { language: 'de', path: '/blog/x', languages, lastModified: '2025-04-24' },
      { language: 'en', path: '/about', languages, lastModified: undefined },
    ]);
    expect(xml).toContain(`<url><loc>${brand.origin}/de/blog/x</loc><lastmod>2025-04-24</lastmod>`);
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
    expect(xml).toContain(`hreflang="x-default" href="${brand.origin}/about"`);
  });

  it('name the languages in which a page is written, the first of them for all others', () => {
    const [first, second = first] = languages.slice(1);
    expect(first).toBeDefined();
    const xml = sitemap([
      { language: second!, path: '/imprint', languages: [first!, second!], lastModified: undefined },
    ]);
    const named = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, to, href]) => [to, href]);
    expect(named).toEqual([
      [first, `${brand.origin}/${first}/imprint`],
      [second, `${brand.origin}/${second}/imprint`],
      ['x-default', `${brand.origin}/${first}/imprint`],
    ]);
  });

  it('come with a warning once the security contact has run out', () => {
    expect(textsForRobots().get('/.well-known/security.txt')).toContain(brand.security.expires);
    const day = new Date(`${brand.security.expires}T00:00:00Z`);
    expect(textWarnings(new Date(day.getTime() - 1))).toEqual([]);
    expect(textWarnings(day)).toEqual([expect.stringContaining(brand.security.expires)]);
  });
});
