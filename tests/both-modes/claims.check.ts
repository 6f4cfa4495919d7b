import { testSite as site } from '#content/test-support/test-site.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import type { Language } from '#shared/locales.ts';
import { builtFolders } from '#content/made-folders.ts';
import { servicesModes, type ServicesMode } from '#shared/services-mode.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { builtPage, pagesIn, type BuiltPage } from '#tests/pages/rules/built-page.ts';
import { claimProblems } from './claim-problems.ts';
import { claims, claimWords, placeOf } from './claims.ts';

/** No page claims what its build does not do: a simulated one sends nothing, a live one is not a demonstration. */

const pagesOf = (mode: ServicesMode) => pagesIn(join(projectFolder, builtFolders(site)[mode]));
const pages: Record<ServicesMode, BuiltPage[]> = { simulated: pagesOf('simulated'), live: pagesOf('live') };

describe('the interface words', () => {
  it('that claim something are in the table, and every row of it is needed', () => {
    // Synonyms for the search are not shown.
    const claiming = Object.entries(en).flatMap(([key, text]) =>
      key !== 'search.synonyms' && claimWords.test(text) ? [key] : [],
    );
    expect(claiming.filter((key) => placeOf(key) === undefined)).toEqual([]);
    const rows = claims.map(([keys]) => keys);
    const used = new Set(
      claiming.map((key) =>
        rows.find((row) => row === key || (row.endsWith('.*') && key.startsWith(row.slice(0, -1)))),
      ),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });
});

describe.each(servicesModes)('the pages of a %s build', (mode) => {
  it('are there in every language, the same as in the other mode', () => {
    expect(new Set(pages[mode].map(({ language }) => language))).toEqual(new Set(site.languages));
    expect(pages.live.map(({ path }) => path)).toEqual(pages.simulated.map(({ path }) => path));
  });

  it('claim what the build does, and nothing else', () => {
    expect(pages[mode].flatMap((page) => claimProblems(page, mode))).toEqual([]);
  });
});

describe('a planted breach is found', () => {
  /** Plants a sentence in the first page of a language. */
  function planted(mode: ServicesMode, language: Language, text: string): string[] {
    const { file, html } = pages[mode].find((page) => page.language === language)!;
    return claimProblems(builtPage(file, html.replace('</main>', `<p>${text}</p></main>`)), mode);
  }

  it.each(site.languages)('a promise in a simulated build, a demonstration in a live one: %s', (language) => {
    const t = createTranslator(site, language);
    expect(planted('simulated', language, t('contact.form.privacy', { time: '1' }))).toHaveLength(1);
    expect(planted('live', language, t('demonstration.done'))).toHaveLength(1);
    const sentence = t('live.newsletter.confirm', { email: 'ada@example.com' });
    expect(planted('simulated', language, sentence)).toHaveLength(1);
  });

  it('a page of the other mode, and a note that is missing', () => {
    const swapped = (from: ServicesMode, to: ServicesMode) =>
      pages[from].flatMap((page) => claimProblems(page, to)).join('\n');
    expect(swapped('live', 'simulated')).toMatch(/contact\.html says pages\/contact, sent/);
    expect(swapped('live', 'simulated')).toMatch(/contact\.html does not say demonstration\.done/);
    expect(swapped('simulated', 'live')).toMatch(/contact\.html says demonstration\.form/);
  });
});
