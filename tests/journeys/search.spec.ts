import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import {
  footerLinks,
  nameOfLanguage,
  otherLanguage,
  pageOfBar,
  posts,
  say,
  withoutPosts,
} from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, rare } from '#tests/support/visit.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The search as a dialog on any page, and as a page of its own. */

test.skip(!hasPage(site, 'search'), 'the site has no search');

/** A page that is found by its name, with this name. */
const [wanted = pageOfBar] = footerLinks.filter(({ address }) => address !== pageOfBar.address);
const title = withoutSoftHyphens(wanted.name);

const opener = (page: Page) =>
  page
    .locator('header')
    .getByRole('link', { name: say('search.label'), exact: true })
    .locator('visible=true');
const dialog = (page: Page) => page.getByRole('dialog', { name: say('search.label'), exact: true });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');

/** The field's active option is the one marked in the list. */
async function expectChosen(page: Page, place: number): Promise<void> {
  const id = await options(page).nth(place).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await expect(chosen(page)).toHaveCount(1);
  await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
}

test('by keyboard: Control+K opens it, arrows choose, Enter follows, Escape closes; it changes theme and language', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, pageOfBar.address);
  // Nothing of it is loaded before it opens.
  expect(requested.filter((url) => /search/.test(url))).toEqual([]);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expectPage(page, pageOfBar.address);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await field(page).fill(title);
  await expect(chosen(page)).toContainText(title);
  await expect(chosen(page).locator('mark').first()).toBeVisible();
  await expectChosen(page, 0);
  const last = (await options(page).count()) - 1;
  await expect(dialog(page).getByRole('status')).toContainText(String(last + 1));
  for (const [key, place] of [
    ['ArrowUp', last],
    ['Home', 0],
    ['End', last],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, place);
  }
  await page.keyboard.press('Enter');
  await expectPage(page, wanted.address);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Queries are private, so they are not stored.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(title);

  await opener(page).click();
  await field(page).fill(say('theme.dark'));
  await options(page)
    .filter({ hasText: say('search.action.theme', { name: say('theme.dark') }) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dialog(page)).toHaveCount(0);
  if (otherLanguage === site.defaultLanguage) return;
  await page.keyboard.press('Control+k');
  const action = say('search.action.language', { name: nameOfLanguage(otherLanguage) });
  await field(page).fill(action);
  await dialog(page).getByRole('option', { name: action }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
});

/** A key as a browser reports it where no available keyboard sends it so. @returns false when the page used it */
const press = (page: Page, event: Record<string, string | number | boolean>) =>
  page.evaluate((init) => {
    const key = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    return document.activeElement?.dispatchEvent(key);
  }, event);

test('opens again when its key is pressed while it closes', rare, async ({ page }) => {
  await visit(page, pageOfBar.address);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  // In one task, before the browser tells the page that the dialog has closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }));
  });
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test(
  'its key works on keyboards without Latin letters, and no single character opens it',
  rare,
  async ({ page }) => {
    await visit(page, pageOfBar.address);
    await opener(page).focus();
    // What speech input types while the page has the focus.
    for (const character of 'and/or remote?')
      await page.keyboard.press(character === ' ' ? 'Space' : character);
    await expect(dialog(page)).toHaveCount(0);
    await press(page, { key: 'л', code: 'KeyK', ctrlKey: true });
    await expect(field(page)).toBeFocused();
  },
);

test(
  'the Enter that confirms a composition opens nothing, also in the order of Safari',
  rare,
  async ({ page }) => {
    await visit(page, pageOfBar.address);
    await page.keyboard.press('Control+k');
    await field(page).fill(title);
    await expect(chosen(page)).toContainText(title);
    // Safari ends the composition before this key.
    for (const key of ['ArrowUp', 'Enter']) await press(page, { key, code: key, ['keyCode']: 229 });
    await press(page, { key: 'Enter', code: 'Enter', isComposing: true });
    await expectChosen(page, 0);
    await expectPage(page, pageOfBar.address);
    await page.keyboard.press('Enter');
    await expectPage(page, wanted.address);
  },
);

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15' });

  test('Command+K opens it, and Control+K edits text', rare, async ({ page }) => {
    await visit(page, pageOfBar.address);
    await opener(page).focus();
    expect(await press(page, { key: 'k', code: 'KeyK', ctrlKey: true }), 'the key is left to the field').toBe(
      true,
    );
    await expect(dialog(page)).toHaveCount(0);
    expect(await press(page, { key: 'k', code: 'KeyK', metaKey: true })).toBe(false);
    await expect(field(page)).toBeFocused();
  });
});

test('lists the chapters of a text below it, without what they are', rare, async ({ page }) => {
  test.skip(...withoutPosts);
  await visit(page, pageOfBar.address);
  await page.keyboard.press('Control+k');
  const whole = withoutSoftHyphens(posts[0]?.title ?? '');
  await field(page).fill(whole);
  const article = options(page).filter({ hasText: `${say('nav.blog')} · ` });
  await expect(article.first()).toContainText(whole);
  const first = await article.first().getAttribute('href');
  const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  const chapters = hrefs.flatMap((href, place) => (href?.startsWith(`${first}#`) ? [place] : []));
  expect(chapters.length).toBeGreaterThan(0);
  expect(chapters).toEqual(chapters.map((_, index) => hrefs.indexOf(first) + 1 + index));
  for (const place of chapters) await expect(options(page).nth(place)).not.toContainText('·');
});

test('unusual input is shown as text', rare, async ({ page }) => {
  await visit(page, pageOfBar.address);
  await page.keyboard.press('Control+k');
  for (const query of ['x'.repeat(10_000), '<zzqx zzqx="zzqx">', '🙂🙃', 'كلمة غريبة']) {
    await field(page).fill(query);
    await expect(options(page)).toHaveCount(0);
    const shown = (await field(page).inputValue()).slice(0, 40);
    await expect(dialog(page)).toContainText(shown);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await field(page).fill('   ');
    await expect(dialog(page)).not.toContainText(shown);
  }
});

test.describe('an index that does not load', () => {
  test.use({ isConsoleWatched: false });

  test('shows a message and links to the pages', rare, async ({ page }) => {
    await page.route(/\/assets\/search-.*\.json$/, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, pageOfBar.address);
    await page.keyboard.press('Control+k');
    await field(page).fill(title);
    await expect(dialog(page).getByRole('alert')).toContainText(say('search.failed'));
    await dialog(page).locator(`a[href="${pageOfBar.address}"]`).first().click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the search page opens if the dialog does not load', rare, async ({ page }) => {
    await visit(page, pageOfBar.address);
    await page.route(/search\.page-/, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expectPage(page, routes.search);
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens it, follows a result, and closes it outside', rare, async ({ page }) => {
    await visit(page, pageOfBar.address);
    await opener(page).tap();
    await expect(field(page)).toBeFocused();
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    await field(page).fill(title);
    await options(page).first().tap();
    await expectPage(page, wanted.address);
    await opener(page).tap();
    await dialog(page)
      .getByRole('button', { name: say('search.close') })
      .tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('as a page', () => {
  test('it reads its term from the URL and writes it there', rare, async ({ page }) => {
    await visit(page, `/search?q=${encodeURIComponent(title)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue(title);
    await expect(main.getByRole('status')).not.toBeEmpty();
    const groups = main.getByRole('region');
    await expect(groups.first().getByRole('link').first()).toHaveAttribute('href', wanted.address);
    const sizes = await groups
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((one) => Number(/\d+$/.exec(one.textContent ?? '')?.[0])));
    const large = sizes.findIndex((size) => size > 3);
    if (large !== -1) {
      const group = groups.nth(large);
      await expect(group.getByRole('link')).toHaveCount(3);
      await group.getByRole('button').click();
      await expect(group.getByRole('link')).toHaveCount(sizes[large] ?? 0);
      await expect(group.getByRole('button')).toHaveCount(0);
    }
    await main.getByRole('searchbox').fill('');
    await expectPage(page, '/search');
    await expect(groups).toHaveCount(0);
    await main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a message and links to the pages', rare, async ({ page }) => {
      await page.goto('/search?q=anything');
      const main = page.getByRole('main');
      await expect(main.getByText(say('search.page.unscripted'))).toBeVisible();
      await expect(main.locator(`a[href="${pageOfBar.address}"]`).first()).toBeVisible();
      await page.goto('/');
      await expect(opener(page)).toHaveAttribute('href', '/search');
    });
  });
});
