import { expect, type Page } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { resourceTabs } from '#content/pages/site-pages.ts';
import { footerLinks } from '#tests/support/site-under-test.ts';
import { test, visit } from '#tests/support/visit.ts';

/** A visit of 200 pages needs no more memory than a short one. */

/** Follows links, each after the previous page is shown. */
async function follow(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(async (hrefs) => {
    for (const href of hrefs) {
      const before = document.querySelector('h1');
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
      if (!link) throw new Error(`${location.pathname} has no link to ${href}`);
      link.click();
      while (document.querySelector('h1') === before) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
  }, paths);
}

test('200 page changes leave nothing behind (R042)', async ({ page }) => {
  // Much work, without long waits: a busy machine needs minutes.
  test.setTimeout(6 * 60_000);
  await visit(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    // Twice: the first collection may release objects that hold others.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heapBytes: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      documents: of('Documents'),
    };
  };
  // The tabs of the resources share a page, whose heading does not change.
  const [, ...otherTabs] = resourceTabs.map((route): string => routes[route]);
  const addresses = new Set(footerLinks.map(({ address }) => address)).difference(new Set(otherTabs));
  const round = [...addresses, '/'];
  const rounds = (count: number) => Array.from({ length: count }, () => round).flat();

  await follow(page, rounds(2));
  const before = await measure();
  await follow(page, rounds(Math.ceil(200 / round.length)));
  // A busy machine collects the nodes of the latest pages later; a leak stays.
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  const after = await measure();
  await test.info().attach('memory', { body: JSON.stringify({ before, after }, null, 2) });
  // Of the fetched documents, a leak would be 200.
  expect(after.documents).toBeLessThanOrEqual(before.documents + 5);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.05);
  expect(after.heapBytes - before.heapBytes).toBeLessThan(1_000_000);
});
