import { expect, type Page } from '@playwright/test';
import { endSplash, hydrated, test, visitWithStoppedClock } from '../visit.ts';
import { limits } from '../../config/limits.ts';

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

test('a filter and a theme chosen before the page is alive are taken up (R088, R150)', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await endSplash(page);
  const filter = page.getByRole('button', { name: /^Mobile/ });
  await filter.click();
  await expect(page).toHaveURL('/portfolio');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Theme' }).click();
  await bar.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  letThrough();
  await hydrated(page);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/portfolio\?category=/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a term typed before the page is alive is searched for (R160)', async ({ page }) => {
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
  const form = page.locator('#message form');
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('We have six engines.');
  const send = form.getByRole('button');
  await send.click();
  await expect(page).toHaveURL('/contact');
  letThrough();
  await hydrated(page);
  await expect(send).toBeDisabled();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(page.locator('#message [role="status"]')).toContainText('Message sent!');
  await expect(page).toHaveURL('/contact');
});

test('a click after the page is alive counts once (R150)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  const next = page.getByRole('button', { name: /next/i });
  const shown = page.locator('[aria-current="true"]');
  const before = await shown.allTextContents();
  await next.click();
  await expect.poll(() => shown.allTextContents()).not.toEqual(before);
});
