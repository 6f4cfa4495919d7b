import { editionOf } from '#content/edition.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { addressOfPost, posts, say, withoutPosts } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, rare } from '#tests/support/visit.ts';

/** Reading an article (SPEC section 2: the links exist, so the posts do). */

test.skip(...withoutPosts);

const [latest] = posts;
const address = addressOfPost(latest?.id ?? '');
const contents = (page: Page) => page.getByRole('navigation', { name: say('article.contents.title') });

const sections = latest ? publishableArticle(editionOf(site), latest).sections : [];
const section = sections[1] ?? sections[0];
const withCode = posts.find((post) =>
  publishableArticle(editionOf(site), post).blocks.some(({ kind }) => kind === 'code'),
);
const codeAddress = addressOfPost(withCode?.id ?? '');
const withoutCode = [!withCode, 'no article has code'] as const;
const codeFigure = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ has: page.locator('pre') })
    .first();
const copyButton = (page: Page) =>
  codeFigure(page).getByRole('button', { name: say('article.code.copy'), exact: true });

test('the contents link to sections and highlight the current one (R031, R046)', async ({ page }) => {
  test.skip(!section, 'the latest article has no sections');
  await visit(page, address);
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  const link = contents(page).getByRole('link', { name: section?.title ?? '', exact: true });
  await link.click();
  await expectPage(page, `${address}#${section?.id}`);
  await expect(page.getByRole('heading', { name: section?.title ?? '', exact: true })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
});

test('code is copied by a button (R031)', rare, async ({ page, context }) => {
  test.skip(...withoutCode);
  await context.grantPermissions(['clipboard-write']);
  // The site may only write to the clipboard, so the test records what it writes.
  await page.addInitScript(() => {
    const clipboard = navigator.clipboard;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.written = text;
    };
  });
  await visit(page, codeAddress);
  await copyButton(page).click();
  await expect(codeFigure(page).getByRole('status')).toHaveText(say('article.code.copied'));
  const shown = (await codeFigure(page).locator('code').textContent()) ?? '';
  await expect(page.locator('html')).toHaveAttribute('data-written', shown);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers to copy code (R046)', rare, async ({ page }) => {
    test.skip(...withoutCode);
    await page.goto(codeAddress);
    await expect(codeFigure(page)).toBeVisible();
    await expect(copyButton(page)).toHaveCount(0);
  });
});
