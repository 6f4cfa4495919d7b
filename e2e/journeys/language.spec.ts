import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../config/storage-keys.ts';
import { endSplash, hydrated, test, visit } from '../visit.ts';

/** The language switch, the address and the stored choice (SPEC sections 1 and 4). */

const trigger = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: /^(EN|ES|FR|DE),/ });
const option = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').first().getByRole('link', { name });
const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.language);
const topLabels = (page: Page) =>
  page.getByRole('banner').locator('nav').first().locator('> ul > li > a, > a').allInnerTexts();

async function choose(page: Page, name: string): Promise<void> {
  await trigger(page).click();
  await option(page, name).click();
}

test('the switch offers four languages by their own names, the English name spoken too (R007)', async ({
  page,
}) => {
  await visit(page, '/');
  await trigger(page).click();
  for (const [own, english, code] of [
    ['English', 'English', 'en'],
    ['Español', 'Spanish', 'es'],
    ['Français', 'French', 'fr'],
    ['Deutsch', 'German', 'de'],
  ] as const) {
    const link = option(page, own);
    await expect(link).toBeVisible();
    await expect(link).toHaveAccessibleName(new RegExp(english));
    await expect(link).toHaveAttribute('lang', code);
    await expect(link).toHaveAttribute('hreflang', code);
  }
  await expect(option(page, 'English')).toHaveAttribute('aria-current', /true|page/);
});

test.describe('a fresh visitor with a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('reads English (R008, R092)', async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveURL('/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Your Digital Evolution');
    expect(await stored(page)).toBeNull();
  });
});

for (const [name, code] of [
  ['Español', 'es'],
  ['Français', 'fr'],
  ['Deutsch', 'de'],
] as const) {
  test(`${name}: address, lang, labels and title change, the choice is stored (R051, R093, R101)`, async ({
    page,
  }) => {
    await visit(page, '/');
    const english = await topLabels(page);
    expect(english).toHaveLength(7);
    await choose(page, name);
    await expect(page).toHaveURL(`/${code}`);
    await expect(html(page)).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Empowering Your Digital Evolution');
    await expect(page).not.toHaveTitle(/IT solutions/);
    expect(await stored(page)).toBe(code);
    const own = await topLabels(page);
    expect(own).toHaveLength(7);
    expect(own).not.toEqual(english);
    expect(own.filter((label) => label.startsWith('nav.'))).toEqual([]);
  });
}

test('the choice holds on the next visit, which goes to the twin before the first paint (R093)', async ({
  page,
}) => {
  await visit(page, '/');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es');
  await page.goto('/?a=b#newsletter');
  await expect(page).toHaveURL('/es?a=b#newsletter');
  await expect(html(page)).toHaveAttribute('lang', 'es');
});

test.describe('with German stored', () => {
  test.use({ stored: { [storageKeys.language]: 'de', [storageKeys.consent]: 'necessary' } });

  test('an unprefixed address is never painted in English (R093)', async ({ page }) => {
    await page.addInitScript(() => {
      // Stores what was painted, across documents.
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
    await expect(page).toHaveURL('/de');
    await endSplash(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).not.toBeNull();
    expect(new Set(JSON.parse((await page.evaluate(() => sessionStorage.getItem('painted'))) ?? ''))).toEqual(
      new Set(['de']),
    );
  });

  test('Back does not lead into the address that was left behind (R093)', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/de/no/such/page');
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    // In Firefox, going back while the page was still loading had no effect.
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/de/no/such/page');
  });

  test('an explicit prefix wins for that view and stores nothing (R093)', async ({ page }) => {
    await visit(page, '/fr');
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    expect(await stored(page)).toBe('de');
  });

  test('English can be chosen again (R093)', async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveURL('/de');
    await choose(page, 'English');
    await expect(page).toHaveURL('/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });
});

for (const garbage of ['xx', '', '../de', 'constructor']) {
  test.describe(`with ${JSON.stringify(garbage)} stored`, () => {
    test.use({ stored: { [storageKeys.language]: garbage, [storageKeys.consent]: 'necessary' } });

    test('the page is English (R094)', async ({ page }) => {
      await visit(page, '/');
      await expect(page).toHaveURL('/');
      await expect(html(page)).toHaveAttribute('lang', 'en');
    });
  });
}

test('a change of language keeps query, hash, place and what was typed (R093)', async ({ page }) => {
  await visit(page, '/?from=letter#newsletter');
  const field = page.locator('#newsletter').getByRole('textbox');
  await field.fill('ada@example.com');
  await page.getByRole('contentinfo').getByRole('textbox').fill('grace@example.com');
  await page.locator('#newsletter').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await choose(page, 'Deutsch');
  await expect(page).toHaveURL('/de?from=letter#newsletter');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(field).toHaveValue('ada@example.com');
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('grace@example.com');
  // Texts of another length move the page a little; it must not jump.
  await expect(page.locator('#newsletter')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});

test('links of a German page stay German (R101)', async ({ page }) => {
  await visit(page, '/de');
  const hrefs = await page
    .locator('a[href^="/"]:not([data-language-switch])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !/^\/de([/#?]|$)/.test(href))).toEqual([]);
});
