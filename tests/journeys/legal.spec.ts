import { expect } from '@playwright/test';
import { defaultLanguage } from '../../shared/locales.ts';
import { pathTo } from '../../shared/routes.ts';
import { storedEntries } from '../../shared/stored-entries.ts';
import { keptData } from '../../content/kept-data.ts';
import { legalPageIn } from '../../content/legal.ts';
import { hasPage } from '../../content/site-pages.ts';
import { formatDuration } from '../../shared/i18n/format.ts';
import { say } from '../support/site-under-test.ts';
import { test, visit } from '../support/visit.ts';

/** The privacy policy, the terms and the sitemap (SPEC section 2, Legal pages and sitemap). */

for (const name of ['privacy', 'terms'] as const) {
  if (!hasPage(name)) continue;
  const path = pathTo(defaultLanguage, name);
  const { clauses } = legalPageIn(defaultLanguage, name, 'simulated');

  test(`the contents of ${path} lead to every clause (R037)`, async ({ page }) => {
    await visit(page, path);
    const links = page.getByRole('navigation', { name: say('article.contents.title') }).getByRole('link');
    const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
    await expect(links).toHaveCount(clauses.length);
    await expect(headings).toHaveText(clauses.map((clause, index) => `${index + 1}. ${clause.title}`));
    const middle = Math.floor(clauses.length / 2);
    for (const index of [middle, clauses.length - 1, 0]) {
      await links.nth(index).click();
      await expect(headings.nth(index)).toBeInViewport();
    }
    // In a low window any clause has enough text below it to reach the top.
    await page.setViewportSize({ width: 1440, height: 400 });
    await links.nth(middle).click();
    await expect(links.nth(middle)).toHaveAttribute('aria-current', 'true');
  });
}

test('the privacy policy names what the site stores, by its key, and how long data is kept (R010)', async ({
  page,
}) => {
  test.skip(!hasPage('privacy'), 'the site has no privacy policy');
  await visit(page, '/privacy-policy');
  const main = page.getByRole('main');
  for (const { name } of storedEntries('simulated'))
    await expect(main.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  const kept = keptData(defaultLanguage);
  const figure = page.getByRole('figure').filter({ hasText: say('legal.retention.note') });
  const bars = figure.getByRole('listitem');
  const times = kept.map(({ period: { amount, unit } }) => formatDuration(defaultLanguage, amount, unit));
  await expect(bars).toContainText([...times, say('legal.kept.untilLeft')]);
  const widths = await bars
    .locator('svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  const longest = kept.at(-1)?.period.days ?? 1;
  for (const [index, { period }] of kept.entries()) {
    // Very short times have a minimum width, to remain visible.
    if (period.days / longest < 0.02) continue;
    const ratio = (widths[index] ?? 0) / (widths[kept.length - 1] ?? 1);
    expect(ratio / (period.days / longest)).toBeCloseTo(1, 1);
  }
});
