import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { atRest } from '#tests/pages/page-checks.ts';
import { endSplash, hydrated, test } from '#tests/support/visit.ts';
import { layoutShift, untilFontsAreLate, watchLayoutShift } from './layout-shift.ts';
import { slowLine, type Part, type Trouble } from './slow-line.ts';

const budgets = budgetsOf(site);

/** A connection that breaks or pauses: the page can be read, does not move and shows nothing wrong. */

// The browser logs the failed requests.
test.use({ isConsoleWatched: false });

/** Home in a language with a prefix, where there is one, and a page with a form or at least one with text. */
const addresses = [
  inLanguage(site, site.languages.at(-1) ?? site.defaultLanguage, '/'),
  pathTo(
    site,
    site.defaultLanguage,
    (['contact', 'about', 'privacy'] as const).find((route) => hasPage(site, route)) ?? 'home',
  ),
];

/** The page can be read and has not moved. */
async function expectSteadyPage(page: Page): Promise<void> {
  await endSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  const { score, jumps } = await layoutShift(page);
  expect(score, jumps.join('\n')).toBeLessThanOrEqual(budgets.layoutShiftOnArrival);
}

/**
 * Opens the addresses over a connection with this trouble, which the test can end. Fonts arrive after the page has
 * given them up: earlier fonts change line breaks, visibly on a busy machine (docs/decisions/010-steady-arrival.md).
 */
async function visitOver(
  page: Page,
  troubles: Partial<Record<Part, Trouble>>,
  look: (address: string) => Promise<void>,
): Promise<void> {
  troubles.font = { until: () => untilFontsAreLate(page), ...troubles.font };
  const line = await slowLine(troubles);
  await watchLayoutShift(page);
  for (const address of addresses) {
    // A document that breaks off has no load event.
    await page.goto(`${line.origin}${address}`, { waitUntil: 'commit' });
    await look(address);
  }
  await line.close();
}

const harmless: [what: string, trouble: Partial<Record<Part, Trouble>>][] = [
  ...(['document', 'style', 'font', 'script', 'image'] as const).map((part): [string, object] => [
    `2 s without ${part}`,
    { [part]: { delayMs: 2000 } },
  ]),
  ['fonts that break off', { font: { isBroken: true } }],
  ['scripts that break off', { script: { isBroken: true } }],
  ['missing drawings', { image: { isMissing: true } }],
];

for (const [what, trouble] of harmless)
  test(`${what}: the page comes, whole and steady`, async ({ page }) => {
    await visitOver(page, trouble, async () => {
      if (!trouble.script?.isBroken) await hydrated(page);
      await expectSteadyPage(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

test('a document that breaks off reads as far as it came', async ({ page }) => {
  const untilRead = (path: string) =>
    page.waitForFunction((one) => location.pathname === one && document.querySelector('h1 + *'), path);
  await visitOver(page, { document: { isBroken: true, untilRead } }, async () => {
    await expectSteadyPage(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('style sheets that break off once are fetched once more', async ({ page }) => {
  const troubles: Partial<Record<Part, Trouble>> = { style: { isBroken: true } };
  page.on('requestfailed', () => delete troubles.style);
  await visitOver(page, troubles, async () => {
    troubles.style = { isBroken: true };
    await hydrated(page);
    await expectSteadyPage(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  });
});

test('style sheets that never come: the page reads and says so', async ({ page }) => {
  await visitOver(page, { style: { isBroken: true } }, async () => {
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
