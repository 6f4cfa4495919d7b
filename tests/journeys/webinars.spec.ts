import { expect } from '@playwright/test';
import { hasPage } from '../../content/site-pages.ts';
import { say } from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';

/** Future webinars and recordings (SPEC section 2, Webinars). */

test.skip(!hasPage('webinars'), 'the site has no webinars');

test('"View All Resources" leads to the resources (R246)', async ({ page }) => {
  await visit(page, '/resources/webinars');
  await page.getByRole('link', { name: say('webinars.all') }).click();
  await expectPage(page, '/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.resources'));
});
