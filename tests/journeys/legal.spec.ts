import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { storedEntries } from '#shared/stored-entries.ts';
import { keptData } from '#content/kept-data.ts';
import { legalPageIn } from '#content/plain-pages.ts';
import { hasPage } from '#content/site-pages.ts';
import { formatDuration } from '#shared/i18n/format.ts';
import { say } from '#tests/support/site-under-test.ts';
import { test, variant, visit } from '#tests/support/visit.ts';

/** The privacy policy, the terms and the sitemap (SPEC section 2, Legal pages and sitemap). */

for (const [index, name] of (['privacy', 'terms'] as const).entries()) {
  if (!hasPage(site, name)) continue;
  const path = pathTo(site, site.defaultLanguage, name);
  const { clauses } = legalPageIn(site, site.defaultLanguage, name, 'simulated');

  test(
    `${path}: the contents link to every clause, and stored data is listed with key and period (R010, R037)`,
    variant(index),
    async ({ page }) => {
      await visit(page, path);
      const links = page.getByRole('navigation', { name: say('article.contents.title') }).getByRole('link');
      const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
      await expect(links).toHaveCount(clauses.length);
      await expect(headings).toHaveText(clauses.map((clause, place) => `${place + 1}. ${clause.title}`));
      const middle = Math.floor(clauses.length / 2);
      for (const place of [middle, clauses.length - 1, 0]) {
        await links.nth(place).click();
        await expect(headings.nth(place)).toBeInViewport();
      }
      // In a low window any clause has enough text below it to reach the top.
      await page.setViewportSize({ width: 1440, height: 400 });
      await links.nth(middle).click();
      await expect(links.nth(middle)).toHaveAttribute('aria-current', 'true');

      if (name !== 'privacy') return;
      const main = page.getByRole('main');
      for (const entry of storedEntries(site, 'simulated'))
        await expect(main.getByRole('listitem').filter({ hasText: entry.name })).toHaveCount(1);
      const kept = keptData(site, site.defaultLanguage);
      const figure = page.getByRole('figure').filter({ hasText: say('legal.retention.note') });
      const bars = figure.getByRole('listitem');
      const times = kept.map(({ period: { amount, unit } }) =>
        formatDuration(site, site.defaultLanguage, amount, unit),
      );
      await expect(bars).toContainText([...times, say('legal.kept.untilLeft')]);
      const widths = await bars
        .locator('svg')
        .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
      const longest = kept.at(-1)?.period.days ?? 1;
      for (const [place, { period }] of kept.entries()) {
        // Very short times have a minimum width, to remain visible.
        if (period.days / longest < 0.02) continue;
        const ratio = (widths[place] ?? 0) / (widths[kept.length - 1] ?? 1);
        expect(ratio / (period.days / longest)).toBeCloseTo(1, 1);
      }
    },
  );
}
