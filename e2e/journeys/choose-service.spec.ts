import { expect } from '@playwright/test';
import { pathTo } from '../../config/routes.ts';
import { serviceIds } from '../../content/services.ts';
import { endSplash, hydrated, test, visit } from '../visit.ts';
import { field } from './enquiry.ts';

/** "Request Consultation" opens the form with its service selected (SPEC section 2, Service pages). */

for (const id of serviceIds()) {
  const path = pathTo('en', 'service', { id });
  test(`"Request Consultation" on ${path} comes with that service chosen (R122)`, async ({ page }) => {
    await visit(page, path);
    const request = page.getByRole('main').getByRole('link', { name: 'Request Consultation' });
    await expect(request).toHaveAttribute('href', '/contact');
    await request.click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'serviceInterest')).toHaveValue(id);
  });
}

test('the chosen service is still there after a reload, and gone on another way to the form (R122)', async ({
  page,
}) => {
  await visit(page, '/services/database');
  await page.getByRole('main').getByRole('link', { name: 'Request Consultation' }).press('Enter');
  await expect(field(page, 'serviceInterest')).toHaveValue('database');
  await page.reload();
  await endSplash(page);
  await hydrated(page);
  await expect(field(page, 'serviceInterest')).toHaveValue('database');
  await visit(page, '/services/database');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(field(page, 'serviceInterest')).toHaveValue('');
  await expect(page).toHaveURL('/contact');
});

test('nor does a browser lose it that forgets with a reload what a navigation carried (R122)', async ({
  page,
  hasNavigationApi,
}) => {
  test.skip(!hasNavigationApi, 'what stands in for the API keeps it in the history');
  // Firefox keeps only the state that was set after the arrival when the page is reloaded.
  await page.addInitScript(() => {
    const keep = navigation.updateCurrentEntry.bind(navigation);
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (isReload && history.state?.isKept !== true) keep({ state: undefined });
    navigation.updateCurrentEntry = (options) => {
      history.replaceState({ isKept: true }, '');
      keep(options);
    };
  });
  await visit(page, '/services/database');
  await page.getByRole('main').getByRole('link', { name: 'Request Consultation' }).press('Enter');
  await expect(field(page, 'serviceInterest')).toHaveValue('database');
  await page.reload();
  await endSplash(page);
  await hydrated(page);
  await expect(field(page, 'serviceInterest')).toHaveValue('database');
});

test('a service chosen by hand is not overwritten by a chosen one on the way (R122)', async ({ page }) => {
  await visit(page, '/de/services/database');
  await page.getByRole('main').locator('a[data-service]').first().click();
  await expect(page).toHaveURL('/de/contact');
  await expect(field(page, 'serviceInterest')).toHaveValue('database');
  await field(page, 'serviceInterest').selectOption('other');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^DE,/ }).click();
  await bar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'serviceInterest')).toHaveValue('other');
});
