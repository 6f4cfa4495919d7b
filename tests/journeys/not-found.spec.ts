import { expect } from '@playwright/test';
import { say } from '#tests/support/site-under-test.ts';
import { goTo, test, visit, rare } from '#tests/support/visit.ts';

/** The page at every unknown address (SPEC sections 2 and 8). */

test('a link to an unknown address shows it too, with its own title (R038, R045)', rare, async ({ page }) => {
  await visit(page, '/');
  await goTo(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
  const loaded = await (await page.request.get('/no/such/page')).text();
  await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(loaded)?.[1] ?? 'no title');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
