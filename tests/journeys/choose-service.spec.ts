import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { inLanguage, pathTo } from '#shared/routes.ts';
import {
  otherLanguage,
  addressOfService,
  say,
  services,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { expectPage, reload, test, visit, rare } from '#tests/support/visit.ts';
import { field } from './enquiry.ts';
import { chooseLanguage } from './navigation-bar.ts';

/** "Request Consultation" opens the form with its service selected (SPEC section 2, Service pages). */

test.skip(services.length === 0, 'the site has no services');

const chosen = services[1]?.id ?? services[0]?.id ?? 'none';
const request = (page: Page) => page.getByRole('main').getByRole('link', { name: say('service.request') });
const closing = (page: Page) => page.getByRole('main').getByRole('link', { name: say('hero.cta') });

test('"Request Consultation" and the closing call preselect the service of the page (R122, R125)', async ({
  page,
}) => {
  for (const link of [request, closing]) {
    await visit(page, addressOfService(chosen));
    await link(page).click();
    await expectPage(page, '/contact');
    await expect(field(page, 'serviceInterest')).toHaveValue(chosen);
  }
});

test(
  'the preselected service survives a reload, but not another way to the form (R122)',
  rare,
  async ({ page }) => {
    await visit(page, addressOfService(chosen));
    await request(page).press('Enter');
    await expect(field(page, 'serviceInterest')).toHaveValue(chosen);
    await reload(page);
    await expect(field(page, 'serviceInterest')).toHaveValue(chosen);
    await visit(page, addressOfService(chosen));
    await page.getByRole('banner').locator('a[href="/contact"]:visible').first().click();
    await expect(field(page, 'serviceInterest')).toHaveValue('');
    await expectPage(page, '/contact');
  },
);

test('a service chosen by hand is not overwritten (R122)', rare, async ({ page }) => {
  test.skip(...withoutOtherLanguage);
  await visit(page, inLanguage(site, otherLanguage, addressOfService(chosen)));
  await page.getByRole('main').locator('a[data-service]').first().click();
  await expectPage(page, pathTo(site, otherLanguage, 'contact'));
  await expect(field(page, 'serviceInterest')).toHaveValue(chosen);
  await field(page, 'serviceInterest').selectOption('other');
  await chooseLanguage(page, site.defaultLanguage, otherLanguage);
  await expectPage(page, '/contact');
  await expect(field(page, 'serviceInterest')).toHaveValue('other');
});
