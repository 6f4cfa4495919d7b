import { expect } from '@playwright/test';
import { limits } from '../../shared/limits.ts';
import { projectFiltersIn } from '../../content/projects.ts';
import { hasPage } from '../../content/site-pages.ts';
import { defaultLanguage } from '../../shared/locales.ts';
import { barGroups, say, withoutNewsletter } from '../support/site-under-test.ts';
import { endSplash, expectPage, holdScripts, hydrated, test } from '../support/visit.ts';
import { button, confirmation, fill } from '../journeys/enquiry.ts';
import { chooseTheme } from '../journeys/navigation-bar.ts';

/** Actions before the scripts have loaded are not lost. */

test('a filter and a theme chosen before the page is alive are taken up (R088, R152)', async ({ page }) => {
  test.skip(!hasPage('portfolio'), 'the site has no portfolio');
  const [category] = projectFiltersIn(defaultLanguage);
  const letThrough = await holdScripts(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await endSplash(page);
  const filter = page.getByRole('button', {
    name: new RegExp(`^${RegExp.escape(category?.name ?? '')} \\d`),
  });
  await filter.click();
  await expectPage(page, '/portfolio');
  await chooseTheme(page, 'dark');
  await expect(page.locator('html'), 'the theme needs no script of the page').toHaveAttribute(
    'data-theme',
    'dark',
  );
  letThrough();
  await hydrated(page);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expectPage(page, /\/portfolio\?category=/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
  await expectPage(page, '/contact');
  letThrough();
  await hydrated(page);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(say('contact.sent.title'));
  await expectPage(page, '/contact');
});

test('an address sent by Enter before the page is alive is subscribed (R115, R179)', async ({ page }) => {
  test.skip(...withoutNewsletter);
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await endSplash(page);
  const address = page.locator('#newsletter input[type="email"]');
  await address.fill('ada@example.com');
  await address.press('Enter');
  letThrough();
  await hydrated(page);
  await expect(page.locator('#newsletter').getByText(say('newsletter.thanks.title'))).toBeVisible();
  await expectPage(page, '/');
});

test('the menu opens, works by keyboard and closes before the page is alive (R066, R070)', async ({
  page,
}) => {
  test.skip(barGroups.length === 0, 'the menu has no groups');
  await page.setViewportSize({ width: 390, height: 800 });
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await endSplash(page);
  const burger = page.getByRole('button', { name: say('shell.menu.open') });
  const menu = page.getByRole('dialog', { name: say('shell.menu') });
  const closeButton = menu.getByRole('button', { name: say('shell.menu.close') });
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(closeButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.click();
  await closeButton.click();
  await expect(menu).toBeHidden();

  await burger.click();
  const [group] = barGroups;
  const link = group?.links.at(-1);
  const inGroup = menu.locator('details').getByText(link?.name ?? '', { exact: true });
  await menu
    .locator('summary')
    .filter({ hasText: group?.label ?? '' })
    .click();
  await expect(inGroup).toBeVisible();
  letThrough();
  await hydrated(page);
  // Two buttons were pressed early; neither may be pressed twice.
  await expect(inGroup).toBeVisible();
  await inGroup.click();
  await expectPage(page, link?.address ?? '');
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(closeButton).toBeFocused();
});
