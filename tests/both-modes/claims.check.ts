import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { builtFolders } from '#content/published/made-folders.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Language } from '#shared/locales.ts';
import { splitPath, type RouteId, routes } from '#shared/routes.ts';
import { modes, type Mode } from '#shared/mode.ts';
import { pagesIn, type BuiltPage } from '#tests/pages/rules/built-page.ts';
import { textsOf } from '#tests/pages/rules/words.ts';

/** No page claims what its build does not do: a simulated one sends nothing, a live one is not a demonstration. */

/** Interface words that are true in one mode only: their keys, or the beginnings of them. */
const onlyIn: Readonly<Record<Mode, readonly string[]>> = {
  // Live mode refuses some resumes, and a subscription begins only after the link in the mail was opened.
  simulated: ['demonstration.', 'simulated.', 'newsletter.toast.description'],
  live: ['live.', 'contact.form.privacy', 'application.privacy'],
};

/** What the pages of a route must say in a mode, by key. */
const needed: Readonly<Record<Mode, readonly (readonly [RouteId, ...string[]])[]>> = {
  simulated: [
    ['contact', 'demonstration.form', 'demonstration.done', 'enquiry.form.sent'],
    [
      'job',
      'demonstration.form',
      'demonstration.done',
      'application.form.succeeded',
      'application.form.failedAgain',
    ],
    ['post', 'demonstration.form', 'demonstration.done', 'newsletter.toast.description'],
    ['admin', site.applications.arrivals.length > 0 ? 'simulated.arrivals' : 'simulated.noArrivals'],
  ],
  live: [
    ['contact', 'contact.form.privacy', 'enquiry.form.sent'],
    ['job', 'application.privacy', 'application.form.succeeded', 'application.form.failedAgain'],
    ['post', 'live.newsletter.help', 'live.newsletter.confirm', 'live.newsletter.sent'],
    ['blog', 'live.newsletter.help', 'live.newsletter.confirm'],
    ['admin', 'dashboard.session.hint', 'dashboard.people.erase.text'],
  ],
};

/** What a proxy shows in live mode where it gets no answer of the server. */
const isProxyPage = ({ path }: BuiltPage) => /\/(?!404)\d{3}$/.test(path);

const pagesOf = (mode: Mode) =>
  pagesIn(join(projectFolder, builtFolders(site)[mode])).filter((page) => !isProxyPage(page));
const pages: Record<Mode, BuiltPage[]> = { simulated: pagesOf('simulated'), live: pagesOf('live') };

/** Matches the whole text with any parameters. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => RegExp.escape(part))
      .join('.+')}$`,
    's',
  );

/** What must not be on pages of a mode: claims of the other mode, and the site's own promise of an answer. */
function wrongIn(mode: Mode, language: Language): string[] {
  const t = createTranslator(site, language);
  const other = mode === 'live' ? 'simulated' : 'live';
  const isWrong = (key: string) => onlyIn[other].some((start) => key.startsWith(start));
  const keys = Object.keys(en);
  // Texts of this mode may have the same words.
  const right = new Set(keys.flatMap((key) => (isWrong(key) ? [] : [t.of(key)])));
  const promise = mode === 'simulated' ? [pageWords(editionOf(site, language), 'contact').sent] : [];
  return [...keys.filter(isWrong).map((key) => t.of(key)), ...promise].filter((text) => !right.has(text));
}

const neededOn = ({ path, language }: BuiltPage, mode: Mode) =>
  needed[mode].flatMap(([route, ...keys]) => {
    const pattern = routes[route].replace(/:\w+/g, '[^/]+');
    const isOfRoute = new RegExp(`^${pattern}$`).test(splitPath(site, path).path);
    return isOfRoute ? keys.map((key) => createTranslator(site, language).of(key)) : [];
  });

/** False claims of the pages in a mode, and claims they lack: in their texts and in those that come after a click. */
function problemsOf(some: readonly BuiltPage[], mode: Mode): string[] {
  const patterns = new Map(
    site.languages.map((language) => [language, wrongIn(mode, language).map(patternOf)]),
  );
  return some.flatMap((page) => {
    const texts = textsOf(page).map((text) => text.trim());
    const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
    const wrong = (patterns.get(page.language) ?? []).filter(isSaid);
    const missing = neededOn(page, mode).filter((text) => !isSaid(patternOf(text)));
    return [
      ...wrong.map((pattern) => `${page.file} says ${pattern}`),
      ...missing.map((text) => `${page.file} does not say ${text}`),
    ];
  });
}

describe.each(modes)('the pages of a %s build', (mode) => {
  it('exist in every language for both modes', () => {
    expect(new Set(pages[mode].map(({ language }) => language))).toEqual(new Set(site.languages));
    expect(pages.live.map(({ path }) => path)).toEqual(pages.simulated.map(({ path }) => path));
  });

  it('claim only what the build does', () => {
    expect(problemsOf(pages[mode], mode)).toEqual([]);
  });
});

it('a page of the other mode is found, and a note that is missing', () => {
  const contact = ({ path }: BuiltPage) => splitPath(site, path).path === routes.contact;
  const said = (from: Mode, to: Mode) => problemsOf(pages[from].filter(contact), to);
  for (const problems of [said('live', 'simulated'), said('simulated', 'live')]) {
    expect(problems.filter((problem) => problem.includes(' says '))).not.toEqual([]);
    expect(problems.filter((problem) => problem.includes(' does not say '))).not.toEqual([]);
  }
});
