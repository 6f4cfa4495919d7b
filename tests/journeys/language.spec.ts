import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import {
  homeTitle,
  nameOfLanguage,
  otherLanguage,
  withoutNewsletter,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, hydrated, reload, test, visit, variant, rare } from '#tests/support/visit.ts';

/** The language switch, the address and the stored choice (SPEC sections 1 and 4). */

test.skip(...withoutOtherLanguage);

/** Start of the switch's name on a page in any language. */
const codes = new RegExp(`^(${site.languages.join('|')}),`, 'i');
const others = site.languages.slice(1);
const otherHome = pathTo(site, otherLanguage, 'home');

const trigger = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').first().getByRole('button', { name: codes });
const option = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').first().getByRole('link', { name });
const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.language);
const topLabels = (page: Page) =>
  page
    .getByRole('banner')
    .locator('nav')
    .first()
    .locator('> ul > li > a, > a:not([data-tooltip])')
    .allInnerTexts();

async function choose(page: Page, language: string): Promise<void> {
  await trigger(page).click();
  await option(page, nameOfLanguage(language)).click();
}

test.describe('a fresh visitor whose browser prefers another language', () => {
  test.use({ locale: localeOf(site, otherLanguage).intl });

  test('sees the default language (R008)', async ({ page }) => {
    await visit(page, '/');
    await expectPage(page, '/');
    await expect(html(page)).toHaveAttribute('lang', site.defaultLanguage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle);
    expect(await stored(page)).toBeNull();
  });
});

for (const [index, code] of others.entries()) {
  test(
    `${code}: URL, lang, labels and title change; the choice is stored for the next visit (R051, R093, R101)`,
    variant(index),
    async ({ page }) => {
      const home = pathTo(site, code, 'home');
      await visit(page, '/');
      const before = await topLabels(page);
      const title = await page.title();
      await choose(page, code);
      await expectPage(page, home);
      // The list is gone, but the focus is not lost.
      await expect(page.locator('body')).not.toBeFocused();
      await expect(html(page)).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageWords(editionOf(site, code), 'home').hero.title,
      );
      await expect(page).not.toHaveTitle(title);
      expect(await stored(page)).toBe(code);
      const own = await topLabels(page);
      expect(own).toHaveLength(before.length);
      expect(own).not.toEqual(before);
      expect(own.filter((label) => label.startsWith('nav.'))).toEqual([]);

      await page.goto('/?a=b#newsletter');
      await expectPage(page, `${home}?a=b#newsletter`);
      await expect(html(page)).toHaveAttribute('lang', code);
    },
  );
}

test.describe('with another language stored', () => {
  test.use({ stored: { [storageKeys.language]: otherLanguage, [storageKeys.consent]: 'necessary' } });

  test('an unprefixed address is never painted in the default one (R093)', rare, async ({ page }) => {
    await page.addInitScript(() => {
      // Keeps painted texts across documents.
      new PerformanceObserver((list) => {
        const seen: unknown = JSON.parse(sessionStorage.getItem('painted') ?? '[]');
        const painted = Array.isArray(seen) ? seen : [];
        sessionStorage.setItem(
          'painted',
          JSON.stringify([...painted, ...list.getEntries().map(() => document.documentElement.lang)]),
        );
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/');
    await expectPage(page, otherHome);
    await endSplash(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).not.toBeNull();
    expect(new Set(JSON.parse((await page.evaluate(() => sessionStorage.getItem('painted'))) ?? ''))).toEqual(
      new Set([otherLanguage]),
    );
  });

  test(
    'Back does not return to the old language; the default can be chosen again (R093)',
    rare,
    async ({ page }) => {
      await page.goto('/no/such/page');
      await expectPage(page, `${otherHome}/no/such/page`);
      await page.goto('/');
      await expectPage(page, otherHome);
      // In Firefox, going back while the page was still loading had no effect.
      await hydrated(page);
      await page.goBack();
      await expectPage(page, `${otherHome}/no/such/page`);

      await visit(page, '/');
      await choose(page, site.defaultLanguage);
      await expectPage(page, '/');
      await expect(html(page)).toHaveAttribute('lang', site.defaultLanguage);
      expect(await stored(page)).toBe(site.defaultLanguage);
      await reload(page);
      await expectPage(page, '/');
    },
  );
});

test(
  'a change of language keeps query, hash, scroll position and typed text (R093)',
  rare,
  async ({ page }) => {
    test.skip(...withoutNewsletter);
    await visit(page, '/?from=letter#newsletter');
    const field = page.locator('#newsletter').getByRole('textbox');
    await field.fill('ada@example.com');
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await choose(page, otherLanguage);
    await expectPage(page, `${otherHome}?from=letter#newsletter`);
    await expect(html(page)).toHaveAttribute('lang', otherLanguage);
    await expect(field).toHaveValue('ada@example.com');
    // Texts of another length move the page a little; it must not jump.
    await expect(page.locator('#newsletter')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
  },
);
