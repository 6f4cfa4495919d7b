import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { pageOfFooter } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, test, visit, variant } from '#tests/support/visit.ts';

/** From the Careers page to a job (SPEC sections 2 and 8). */

test.skip(!hasPage(site, 'careers'), 'the site has no careers page');

for (const [index, language] of site.languages.entries()) {
  const careers = pathTo(site, language, 'careers');
  const path = inLanguage(site, language, '/careers/nope');
  test(`${path} leads to ${careers}, and Back does not loop (R211)`, variant(index), async ({ page }) => {
    await visit(page, pageOfFooter.address);
    await page.goto(path);
    await expectPage(page, careers);
    await endSplash(page);
    await expect(page.locator('#open-positions')).toBeAttached();
    await page.goBack();
    await expectPage(page, pageOfFooter.address);
  });
}
