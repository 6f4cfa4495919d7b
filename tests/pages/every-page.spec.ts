import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { splitPath } from '#shared/routes.ts';
import { isDefaultSite } from '#content/read/site-folder.ts';
import { hasPageAt } from '#content/pages/site-pages.ts';
import { pathOf, longestLanguage, pageOfEachView, templateOf, widestOf } from '#tests/support/page-types.ts';
import { collectConsole, hydrated, test, visitAt } from '#tests/support/visit.ts';
import { brokenWords } from './broken-words.ts';
import { lonelyLastWords } from './last-lines.ts';
import {
  accessibilityProblems,
  answerOptionalScripts,
  atRest,
  colourProblems,
  elementsRestyledForHead,
  overflowProblems,
  policyViolations,
  pressEverything,
  showEverything,
  titleProblems,
  watchPolicy,
  watchRequests,
} from './page-checks.ts';
import { targetPx, targetSizeProblems } from './target-size.ts';
import { changeText, textChanges, textProblems } from './text-fit.ts';
import { wordsOnDrawings } from './text-on-drawings.ts';
import type { BuiltPage } from './rules/built-page.ts';
import { sitePages } from './site-files.ts';

/** Every page in every language, width and theme; what the languages share is checked in the default one. */

const widthsPx = [320, 390, 820, 1440];

/** The page of each language whose words need most room. */
const widest = new Set([...Map.groupBy(sitePages, ({ language }) => language).values()].map(widestOf));

const isDefault = ({ language }: BuiltPage) => language === site.defaultLanguage;

/** One page of each view, which axe and larger text check: the other pages of a view have the same parts. */
const pagesOfViews = new Set(pageOfEachView.values());

for (const [name, pages] of Map.groupBy(sitePages, ({ path }) => splitPath(site, path).path)) {
  test.describe(name, () => {
    // The console is checked with everything else, so that a broken page gives one failure with all reasons.
    test.use({ isConsoleWatched: false });

    test('has no console messages, fits every width and text size, passes axe and has large enough targets (R003, R046)', async ({
      page,
      baseURL,
    }) => {
      const said = collectConsole(page);
      const requestProblems = watchRequests(page, baseURL ?? '');
      await watchPolicy(page);
      await answerOptionalScripts(page);
      for (const one of pages) {
        const address = pathOf(one);
        await test.step(address, async () => {
          await lookAt(page, one);
          if (pagesOfViews.has(one)) await pressAndReload(page);
          expect(new URL(page.url()).pathname).toBe(address);
          expect.soft(await policyViolations(page), `${address}: the policy blocks nothing`).toEqual([]);
        });
      }
      expect.soft(await requestProblems(), 'every request succeeds, at home').toEqual([]);
      expect.soft(said, 'the console is silent').toEqual([]);
    });
  });
}

/** 500 clicks anywhere, with motion as for most visitors, leave the page unchanged after a reload. */
async function pressAndReload(page: Page): Promise<void> {
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(heading).not.toBe('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pressEverything(page, 500);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Opens a page at every width, and checks it there. */
async function lookAt(page: Page, built: BuiltPage): Promise<void> {
  const problems = (found: string[], what: string) =>
    expect.soft(found, `${pathOf(built)}: ${what}`).toEqual([]);
  const isOfView = pagesOfViews.has(built) || widest.has(built);
  const isLookedAt = isDefault(built) || built.language === longestLanguage;
  for (const widthPx of widthsPx) {
    // Resets the media of the previous width.
    await page.emulateMedia({ colorScheme: widthPx === 390 ? 'dark' : 'light', reducedMotion: 'reduce' });
    const response = await visitAt(page, pathOf(built), widthPx);
    expect(response?.status()).toBe(built.isNotFound ? 404 : 200);
    const hasDrawings = widthPx !== 320 && isLookedAt;
    // Late drawings load when they are scrolled to.
    if (widthPx === 320 || hasDrawings) await showEverything(page);
    await atRest(page);
    problems(await overflowProblems(page), `fits ${widthPx} px`);
    if (pagesOfViews.has(built)) await lookAtView(page, built, widthPx);
    if (isDefaultSite(site))
      problems(await brokenWords(page), `no word broken without a hyphen, ${widthPx} px`);
    problems(await lonelyLastWords(page), `no last line of one word, ${widthPx} px`);
    if (hasDrawings) problems(await wordsOnDrawings(page), `words beside the drawings, ${widthPx} px`);
    // Colours are the same in all languages.
    if ((widthPx === 390 || widthPx === 1440) && (isOfView || isLookedAt)) {
      const [first, second] = widthPx === 390 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
      const axe = isOfView ? accessibilityProblems : colourProblems;
      problems(await axe(page), `axe, ${first}, ${widthPx} px`);
      await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
      await atRest(page);
      problems(await colourProblems(page), `axe, ${second}, ${widthPx} px`);
      const leastTargetPx = widthPx === 390 ? targetPx.onTouch : targetPx.everywhere;
      if (isDefault(built))
        problems(
          await targetSizeProblems(page, leastTargetPx),
          `targets of ${leastTargetPx} px, ${widthPx} px`,
        );
    }
    // At the narrowest width of WCAG 1.4.10, and on a desktop.
    if (!(widthPx === 320 && isLookedAt) && !(widthPx === 1440 && pagesOfViews.has(built))) continue;
    for (const change of Object.keys(textChanges)) {
      await changeText(page, change);
      problems(await textProblems(page), `text ${change}, ${widthPx} px`);
    }
    await changeText(page, null);
  }
}

/** What is the same for all pages of a view. */
async function lookAtView(page: Page, built: BuiltPage, widthPx: number): Promise<void> {
  const view = templateOf(built);
  // The login of the dashboard is a tool, with a title of its own.
  if (view !== 'admin' && isDefaultSite(site) && (widthPx === 390 || widthPx === 1440))
    expect
      .soft(
        await titleProblems(page, view === 'home' ? 'hero' : '1'),
        `${pathOf(built)}: the title at ${widthPx} px`,
      )
      .toEqual([]);
  if (widthPx === 1440)
    expect
      .soft(await elementsRestyledForHead(page), 'a new element in the head restyles few')
      .toBeLessThan(50);
}

/** What the bar must link to while its panels are closed: addresses in the default language. */
const barAddresses = site.settings.menus.main
  .flatMap((entry) => (typeof entry === 'string' ? entry : (entry.page ?? [])))
  .filter((address) => hasPageAt(editionOf(site), address));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page shows its text and links uncovered (R086)', async ({ page }) => {
    for (const address of [...pagesOfViews].map(pathOf)) {
      await test.step(address, async () => {
        await page.goto(address);
        const heading = page.locator('main h1');
        await expect(heading).toBeVisible();
        // A trial click fails when another element would receive it.
        await heading.click({ trial: true });
        const links = page.locator('header nav').getByRole('link');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(hrefs).toEqual(expect.arrayContaining(barAddresses));
        await links.first().click({ trial: true });
        await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
      });
    }
  });
});
