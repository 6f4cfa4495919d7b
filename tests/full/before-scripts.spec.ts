import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { barGroups, posts, say, withoutJobs, withoutNewsletter } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, holdScripts, hydrated, test } from '#tests/support/visit.ts';
import * as application from '#tests/journeys/application.ts';
import { button, confirmation, fill } from '#tests/journeys/enquiry.ts';
import { chooseTheme } from '#tests/journeys/navigation-bar.ts';

/** Actions before the scripts have loaded are not lost. */

test('a filter and a theme chosen before hydration apply (R088, R152)', async ({ page }) => {
  test.skip(!hasPage(site, 'portfolio'), 'the site has no portfolio');
  const [category] = site.projectFilters[site.defaultLanguage] ?? [];
  const letThrough = await holdScripts(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await endSplash(page);
  const filter = page.getByRole('button', {
    name: new RegExp(`^${RegExp.escape(category?.name ?? '')} \\d`, 'iu'),
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

test('a message sent before hydration is sent once, and not in the URL (R186, R194)', async ({ page }) => {
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
  await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
  await expectPage(page, '/contact');
});

test('an address submitted with Enter before hydration is subscribed (R115, R179)', async ({ page }) => {
  test.skip(...withoutNewsletter);
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await endSplash(page);
  const address = page.locator('#newsletter input[type="email"]');
  await address.fill('ada@example.com');
  await address.press('Enter');
  letThrough();
  await hydrated(page);
  await expect(page.locator('#newsletter').getByText(say('newsletter.thanks'))).toBeVisible();
  await expectPage(page, '/');
});

test('the menu works by keyboard before hydration (R066, R070)', async ({ page }) => {
  test.skip(barGroups.length === 0, 'the menu has no groups');
  await page.setViewportSize({ width: 390, height: 800 });
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await endSplash(page);
  const burger = page.getByRole('button', { name: say('header.openMenu') });
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  const closeButton = menu.getByRole('button', { name: say('header.closeMenu') });
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

/** What other software does to a page before it is alive; React then renders the page again. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'a password manager adds a button beside each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea'))
        field.after(document.createElement('button'));
    }),
  'a proxy replaces the addresses': (page) =>
    page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        link.href = '/cdn-cgi/l/email-protection#0a';
        link.replaceChildren(document.createElement('span'));
      }
    }),
  'the browser translates the page': (page) =>
    page.evaluate(() => {
      for (const label of document.querySelectorAll('label, label span:not(:has(*)), h1, p:not(:has(*))'))
        if (label.childElementCount === 0) label.textContent = 'Übersetzt';
    }),
};

test.describe('what was entered is kept where the page is rendered again', () => {
  // React reports that the page was changed.
  test.use({ isConsoleWatched: false });

  for (const [change, make] of Object.entries(changes)) {
    test(`${change} (R003)`, async ({ page }) => {
      test.skip(...withoutJobs);
      const { field, form, draftBox, attached, fill: apply, applicant, optional } = application;
      let letThrough = await holdScripts(page);
      await page.goto(application.jobPath, { waitUntil: 'commit' });
      await endSplash(page);
      await form(page).evaluate((element) => Object.assign(element, { isPrerendered: true }));
      await apply(page, { ...applicant, ...optional });
      await draftBox(page).check();
      await field(page, 'lastName').focus();
      await page.keyboard.press('Home');
      await make(page);
      letThrough();
      await hydrated(page);
      expect(await form(page).evaluate((element) => 'isPrerendered' in element)).toBe(false);
      for (const [name, value] of Object.entries({ ...applicant, ...optional }))
        await expect(field(page, name)).toHaveValue(value);
      await expect(draftBox(page)).toBeChecked();
      expect(await attached(page)).toHaveLength(1);
      await expect(form(page).getByText('resume-ada.pdf', { exact: true }).first()).toBeVisible();
      await expect(field(page, 'lastName')).toBeFocused();
      await page.keyboard.type('de ');
      await expect(field(page, 'lastName')).toHaveValue(`de ${applicant.lastName}`);

      if (posts.length === 0) return;
      letThrough = await holdScripts(page);
      await page.goto('/blog', { waitUntil: 'commit' });
      await endSplash(page);
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('zzzz');
      await make(page);
      letThrough();
      await hydrated(page);
      await expect(search).toHaveValue('zzzz');
      await expect(page.getByRole('heading', { name: say('blog.empty.title') })).toBeVisible();
    });
  }
});
