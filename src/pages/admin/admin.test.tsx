import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { page } from './admin.data.ts';
import { Page as AdminPage } from './admin.page.tsx';

const contentIn = async (language: Language, mode: 'simulated' | 'live' = 'simulated') =>
  page.load(editionOf(site, language, mode), {});

async function liveIn(language: Language) {
  const { words, mode, data } = (await contentIn(language, 'live')).props;
  if (mode !== 'live') throw new Error('The page is not in live mode');
  return { words, liveWords: data };
}

const markupIn = async (language: Language, mode?: 'live') =>
  renderToStaticMarkup(<AdminPage {...(await contentIn(language, mode)).props} />);

describe('the admin page', () => {
  it.each(site.languages)('names applicant and job of an arrival in %s (R275)', async (language) => {
    const { text } = (await contentIn(language)).props.words.dashboard.arrival;
    expect(text).toContain('{name}');
    expect(text).toContain('{job}');
  });
});

describe('the admin page of a live build', () => {
  it.each(site.languages)(
    'is prerendered without a way in, which the server names, in %s',
    async (language) => {
      const markup = await markupIn(language, 'live');
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toMatch(/<(input|table)/);
      expect((await contentIn(language, 'live')).head.robots).toBe('noindex');
    },
  );

  it.each(site.languages)(
    'leaves the places open that are filled in by the browser, in %s',
    async (language) => {
      const { words, liveWords } = await liveIn(language);
      expect(liveWords['dashboard.status.done']).toMatch(/\{name\}.*\{status\}/);
      expect(liveWords['dashboard.people.erase.title']).toContain('{email}');
      expect(liveWords['dashboard.delete.title']).toContain('{what}');
      expect(words.login.throttled).toContain('{minutes}');
      for (const { application, greeting } of Object.values(liveWords.answers))
        expect([application, greeting]).toEqual([
          expect.stringContaining('{job}'),
          expect.stringContaining('{name}'),
        ]);
    },
  );

  it('does not call itself a demonstration, and is the only page with API addresses', async () => {
    const { words, liveWords } = await liveIn('en');
    expect(JSON.stringify([words, liveWords])).not.toMatch(/demonstration/i);
    expect(words.login.hint).toContain('30 minutes');
    expect(liveWords.api).toBe('/api');
    expect(JSON.stringify((await contentIn('en')).props)).not.toContain('/api');
  });
});
