import { expect, type Page } from '@playwright/test';
import { defaultLanguage, languages } from '../../config/locales.ts';
import { mainMenu } from '../../config/navigation.ts';
import { isDefaultSite } from '../../config/site-folder.ts';
import { hasPageAt } from '../../content/site-pages.ts';
import { widthsPx } from '../look/pictures.ts';
import { isFullMatrix } from '../matrix.ts';
import { addressOf, longestLanguage } from '../page-types.ts';
import { collectConsole, hydrated, test, visitAt } from '../visit.ts';
import { brokenWords } from './broken-words.ts';
import { lonelyLastWords } from './last-lines.ts';
import {
  accessibilityProblems,
  answerOptionalScripts,
  atRest,
  colourProblems,
  overflowProblems,
  policyViolations,
  pressEverything,
  showEverything,
  watchPolicy,
  watchRequests,
} from './page-checks.ts';
import { pagesToLookAt, widestOf } from './pages-to-look-at.ts';
import { targetPx, targetSizeProblems } from './target-size.ts';
import { changeText, textChanges, textProblems } from './text-fit.ts';
import { wordsOnDrawings } from './text-on-drawings.ts';
import type { BuiltPage } from './rules/built-page.ts';
import { sitePages } from './site-files.ts';

/**
 * Checks in a browser for every page of the built site, which is read from the folder: for a window width,
 * beside that everything fits and that no text ends with a lonely word or breaks one.
 */
interface Look {
  widthPx: number;
  /** The themes for axe. */
  themes?: ('light' | 'dark')[];
  /** Whether axe looks at all in the first of them, not at the colours alone. */
  isAxeWhole?: boolean;
  /** Minimum target size. */
  leastTargetPx?: number;
  /** Whether to enlarge and space out the text: at the narrowest width of WCAG 1.4.10, and on a desktop. */
  isTextChanged?: boolean;
  /** Whether to compare the page with and without its drawings. */
  hasDrawings?: boolean;
}

/** What the product does, `npm test` proves on one site; of others it looks at what their words and pictures change. */
const isProductLookedAt = isFullMatrix || isDefaultSite;

const widths = isFullMatrix
  ? [...widthsPx, 768].toSorted((one, other) => one - other)
  : [320, 390, ...(isDefaultSite ? [820] : []), 1440];

const presses = isProductLookedAt ? 500 : 50;

/** Of each language, the page whose words need most room. */
const widest = new Set([...Map.groupBy(sitePages, ({ language }) => language).values()].map(widestOf));

/**
 * Languages share components. The default one is checked in full: in every width, without JavaScript, with 500
 * clicks and a reload. That of the longest words has every text change, the drawings on a phone, and its colours in
 * the other two combinations of theme and size; each of the others is laid out on the narrowest screen, and has the
 * rest on its widest page. The full matrix checks every page in every language, width and theme.
 */
function looksOf(built: BuiltPage): Look[] {
  const { language } = built;
  const isFirst = language === defaultLanguage;
  const isLookedAt = isFirst || language === longestLanguage;
  const [first, second] = isFirst ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  // A site of one language has no other one for the other two.
  const both = isFullMatrix || languages.length === 1;
  const more: Record<number, Omit<Look, 'widthPx'>> = {
    320: { isTextChanged: isLookedAt },
    390: {
      themes: both ? [first, second] : [first],
      ...(isFirst && { leastTargetPx: targetPx.onTouch }),
    },
    1440: {
      themes: both ? [first, second] : [second],
      ...(isFirst && isProductLookedAt && { leastTargetPx: targetPx.everywhere, isTextChanged: true }),
    },
  };
  const looks = widths.map((widthPx) => ({
    widthPx,
    isAxeWhole: isFirst || widest.has(built),
    hasDrawings: isFullMatrix || (widthPx !== 320 && (isFirst || (isLookedAt && widthPx === 390))),
    ...more[widthPx],
  }));
  if (isFullMatrix || isFirst || widest.has(built)) return looks;
  const wanted = isLookedAt ? [320, 390, 1440] : [320];
  return looks.filter(({ widthPx }) => wanted.includes(widthPx));
}

const isDefault = ({ language }: BuiltPage) => language === defaultLanguage;

const pagesByName = pagesToLookAt(sitePages);

for (const [name, pages] of pagesByName) {
  test.describe(name, () => {
    // The console is checked with everything else, so that a broken page gives one failure with all reasons.
    test.use({ isConsoleWatched: false });

    test(`is quiet, fits every width and text, satisfies axe, can be hit, survives ${presses} presses and a reload (R003, R046)`, async ({
      page,
      baseURL,
    }) => {
      const said = collectConsole(page);
      const requestProblems = watchRequests(page, baseURL ?? '');
      await watchPolicy(page);
      await answerOptionalScripts(page);

      for (const one of pages) {
        const address = addressOf(one);
        await test.step(address, async () => {
          await lookAt(page, one);
          const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
          expect(heading).not.toBe('');
          if (isDefault(one)) {
            // With motion, as for most visitors.
            await page.emulateMedia({ reducedMotion: 'no-preference' });
            await pressEverything(page, presses);
            await page.reload();
            await hydrated(page);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          }
          expect(new URL(page.url()).pathname).toBe(address);
          expect.soft(await policyViolations(page), `${address}: the policy blocks nothing`).toEqual([]);
        });
      }
      expect.soft(await requestProblems(), 'every request succeeds, at home').toEqual([]);
      expect.soft(said, 'the console is silent').toEqual([]);
    });
  });
}

/** Opens a page at every width for its language, and checks it there. */
async function lookAt(page: Page, built: BuiltPage): Promise<void> {
  const problems = (found: string[], what: string) =>
    expect.soft(found, `${addressOf(built)}: ${what}`).toEqual([]);
  for (const look of looksOf(built)) {
    const { widthPx, themes = [], isAxeWhole, leastTargetPx, isTextChanged, hasDrawings } = look;
    // Resets what the previous look has set.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await visitAt(page, addressOf(built), widthPx);
    expect(response?.status()).toBe(built.isNotFound ? 404 : 200);
    // Late drawings load when they are scrolled to.
    if (widthPx === 320 || hasDrawings) await showEverything(page);
    await atRest(page);
    problems(await overflowProblems(page), `fits ${widthPx} px`);
    if (isDefaultSite) problems(await brokenWords(page), `no word broken without a hyphen, ${widthPx} px`);
    problems(await lonelyLastWords(page), `no last line of one word, ${widthPx} px`);
    if (hasDrawings) problems(await wordsOnDrawings(page), `words beside the drawings, ${widthPx} px`);
    for (const [index, theme] of themes.entries()) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await atRest(page);
      const axe = isFullMatrix || (isAxeWhole && index === 0) ? accessibilityProblems : colourProblems;
      problems(await axe(page), `axe, ${theme}, ${widthPx} px`);
    }
    if (leastTargetPx !== undefined) {
      const small = await targetSizeProblems(page, leastTargetPx);
      problems(small, `targets of ${leastTargetPx} px, ${widthPx} px`);
    }
    if (!isTextChanged) continue;
    for (const change of Object.keys(textChanges)) {
      await changeText(page, change);
      problems(await textProblems(page), `text ${change}, ${widthPx} px`);
    }
    await changeText(page, null);
  }
}

/** What the bar must lead to without opening anything: addresses in the default language. */
const barAddresses = mainMenu
  .flatMap((entry) => (typeof entry === 'string' ? entry : (entry.page ?? [])))
  .filter((address) => hasPageAt(defaultLanguage, address));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its text and links, and nothing covers them (R086)', async ({ page }) => {
    const addresses = [...pagesByName.values()].flat().filter(isDefault).map(addressOf);
    for (const address of addresses.filter((_, index) => isProductLookedAt || index % 3 === 0)) {
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
