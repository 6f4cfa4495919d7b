import { expect, type Page } from '@playwright/test';
import { site } from './tested-site.ts';
import { atRest, faded } from '#tests/pages/page-checks.ts';
import { pathOf, templateOf } from '#tests/support/page-types.ts';
import { openTour, tours } from '#tests/support/tours.ts';
import { test, visitAt } from '#tests/support/visit.ts';
import type { BuiltPage } from '#tests/pages/rules/built-page.ts';
import { sitePages } from '#tests/pages/site-files.ts';
import { expectLayout, expectText } from './expect-shown.ts';
import { boxesOf, type Seen } from './layout-of.ts';
import { foldedTextIn, textOf } from './text-of.ts';

/**
 * What each page and state of the site in tests/shown/site shows, compared with the reviewed files beside this one.
 * After a wanted change, `npm test -- --update` writes them again; the difference is for the review.
 */

/** Some pages say who answers now, and how far away a date is. */
const setTime = (page: Page) => page.clock.setFixedTime('2026-11-24T17:00:00Z');

/** Windows in which the layout is looked at. Below 1024 px the header has another layout. */
const widthsPx = [390, 1024, 1440];

/** Header and footer are the same on every page, so that one page shows them. */
const partOf = ({ path }: BuiltPage) => (path === '/' ? 'body' : 'main');

/** All pages in the default language: the kinds of blocks are on several ones. */
const pages = sitePages.filter(({ language }) => language === site.defaultLanguage);

/** The boxes of a part, with the looks of both themes. Leaves the page in the dark. */
async function inBothThemes(page: Page, part: string): Promise<Seen[]> {
  const light = await boxesOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await atRest(page);
  const dark = await boxesOf(page, part);
  return light.map((box, index) => {
    const other = dark[index]?.look ?? '';
    return { ...box, look: box.look === other ? other : `${box.look} / ${other}` };
  });
}

/** How long a frame may take on a busy machine. */
const frameMs = 5000;

/**
 * Changes the width of the window, which takes a seventh of a new visit. About once in ten thousand changes Chromium
 * then makes no frame (`visitAt`): only then the page is opened again.
 */
async function resizeTo(page: Page, address: string, widthPx: number): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 900 });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), frameMs);
  const hasFrame = await Promise.race([atRest(page).then(() => true), promise]);
  clearTimeout(timer);
  if (!hasFrame) await visitAt(page, address, widthPx);
}

for (const built of pages) {
  const name = built.path === '/' ? 'home' : built.path.slice(1);

  test(`${built.path} shows the text and layout of its files`, async ({ page }) => {
    await setTime(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const part = partOf(built);
    const windows = new Map<string, Seen[]>();
    for (const [index, widthPx] of widthsPx.entries()) {
      await (index === 0 ? visitAt : resizeTo)(page, pathOf(built), widthPx);
      await atRest(page);
      windows.set(
        `${widthPx} px`,
        await (widthPx === widthsPx.at(-1) ? inBothThemes(page, part) : boxesOf(page, part)),
      );
    }
    expectLayout(name, windows);
    const current = await page
      .locator('[aria-current]')
      .evaluateAll((all) => all.map((one) => one.textContent?.trim()));
    const shown = page.locator(part);
    const text = [
      `title: ${await page.title()}`,
      `current: ${[...new Set(current)].join(', ')}`,
      await textOf(shown),
      await foldedTextIn(shown),
    ];
    expectText(name, text.join('\n'));
  });
}

/** A page of each view in another language, for its words, dates and numbers. */
const translated = new Map(
  sitePages.filter(({ language }) => language !== site.defaultLanguage).map((one) => [templateOf(one), one]),
);

for (const [view, built] of translated)
  test(`${view} shows the text of its file in ${built.language}`, async ({ page }) => {
    await setTime(page);
    await visitAt(page, pathOf(built), 1440);
    const shown = page.locator(view === 'home' ? 'body' : 'main');
    const text = [`title: ${await page.title()}`, await textOf(shown), await foldedTextIn(shown)];
    expectText(`${built.language}-${view}`, text.join('\n'));
  });

/** Pages with parts that look different without scripts; the first shows header and footer too. */
const unscripted = ['/', '/search', '/blog', '/contact', '/resources/webinars', '/admin'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of unscripted)
    test(`${path} shows the layout of its file`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const part = path === '/' ? 'body' : 'main';
      const windows = new Map<string, Seen[]>();
      for (const widthPx of [390, 1440]) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        await page.goto(path);
        windows.set(`${widthPx} px`, await boxesOf(page, part));
      }
      expectLayout(`unscripted-${path.slice(1) || 'home'}`, windows);
    });
});

for (const [place, tour] of Object.entries(tours)) {
  if (tour.isMissing) continue;
  test(`${place}: each state shows the text and layout of its files`, async ({ page }) => {
    const widthPx = tour.widthPx ?? 1440;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widthPx, height: 900 });
    // The clock of the others is stopped.
    if (!tour.isPassing) await setTime(page);
    await openTour(page, tour, site.defaultLanguage);
    const texts: string[] = [];
    const windows = new Map<string, Seen[]>();
    for (const { name, part, reach } of tour.states) {
      await reach(page);
      await expect(page.locator(part).first(), name).toBeVisible();
      await faded(page);
      windows.set(`${name}, ${widthPx} px`, await boxesOf(page, part));
      texts.push(`# ${name}\n${await textOf(page.locator(part).first())}`);
    }
    expectLayout(`state-${place}`, windows);
    expectText(`state-${place}`, texts.join('\n'));
  });
}
