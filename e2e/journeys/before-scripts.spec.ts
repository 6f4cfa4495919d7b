import { expect, type Page } from '@playwright/test';
import { limits } from '../../config/limits.ts';
import { endSplash, hydrated, test, visit } from '../visit.ts';
import { button, confirmation, fill } from './enquiry.ts';
import { chooseTheme } from './navigation-bar.ts';

/** What visitors do on a slow line before the scripts have come: nothing of it is lost. */

/**
 * Keeps the scripts of the page, all but the two small ones that come first, until the returned function lets them through.
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot|launch).*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a filter and a theme chosen before the page is alive are taken up (R088, R152)', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await endSplash(page);
  const filter = page.getByRole('button', { name: /^Mobile/ });
  await filter.click();
  await expect(page).toHaveURL('/portfolio');
  await chooseTheme(page, 'Dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  letThrough();
  await hydrated(page);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/portfolio\?category=/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a term typed before the page is alive is searched for (R165)', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await endSplash(page);
  await page.getByRole('searchbox').fill('zero trust');
  letThrough();
  await hydrated(page);
  await expect(page).toHaveURL(/\?q=zero/);
  await expect(page.getByRole('searchbox')).toHaveValue('zero trust');
});

test('a message sent before the page is alive is sent once, and nothing of it enters the address (R186, R194)', async ({
  page,
}) => {
  await page.clock.install();
  const letThrough = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await endSplash(page);
  await fill(page);
  await button(page).click();
  await expect(page).toHaveURL('/contact');
  letThrough();
  await hydrated(page);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText('Message sent!');
  await expect(page).toHaveURL('/contact');
});

test('a click after the page is alive counts once (R112)', async ({ page }) => {
  await visit(page, '/');
  const choices = page.getByRole('main').locator('button[aria-current]');
  await expect(choices.first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /next/i }).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true');
});
