import { publishableArticle } from '#content/read-article.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { inLanguage, pathTo } from '#shared/routes.ts';
import type { ArticleBlock } from '#content/article.ts';
import { bylineIn } from '#content/people.ts';
import { neighboursOf, postIn } from '#content/posts.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { addressOfPost, otherLanguage, posts, say, withoutPosts } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, rare } from '#tests/support/visit.ts';

/** Reading an article (SPEC section 2: the links exist, so the posts do). */

test.skip(...withoutPosts);

const [latest] = posts;
const address = addressOfPost(latest?.id ?? '');
const contents = (page: Page) => page.getByRole('navigation', { name: say('article.contents.title') });

/** The latest article with a block of this kind: the block and the address. */
function blockOf<Kind extends ArticleBlock['kind']>(kind: Kind) {
  for (const post of posts) {
    const block = publishableArticle(site, post, site.defaultLanguage).blocks.find(
      (one): one is Extract<ArticleBlock, { kind: Kind }> => one.kind === kind,
    );
    if (block) return { block, address: addressOfPost(post.id) };
  }
  return undefined;
}

const sections = latest ? publishableArticle(site, latest, site.defaultLanguage).sections : [];
const code = blockOf('code');
const table = blockOf('table');
const withoutCode = [!code, 'no article has code'] as const;
const codeFigure = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ has: page.locator('pre') })
    .first();
const copyButton = (page: Page) =>
  codeFigure(page).getByRole('button', { name: say('article.code.copy'), exact: true });
const copiedText = () => (code?.block.code ?? '').trim();

test('an article has title, author, date, reading time, cover, contents and further links (R031, R046)', async ({
  page,
}) => {
  await visit(page, address);
  if (!latest) return;
  const { title, headTitle, date, author, readingMinutes, cover, coverAlt } = latest;
  await expect(page).toHaveTitle(`${headTitle} | ${site.settings.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const head = page.locator('article > header');
  await expect(head).toContainText(bylineIn(site, site.defaultLanguage, author).name);
  await expect(head).toContainText(formatDate(site, site.defaultLanguage, date, 'medium'));
  await expect(head).toContainText(say.count('post.readingTime', readingMinutes));
  if (cover) await expect(page.getByRole('img', { name: coverAlt ?? '' })).toBeVisible();

  const section = sections[1] ?? sections[0];
  if (section)
    await test.step('the contents link to sections and highlight the current one', async () => {
      await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
      const link = contents(page).getByRole('link', { name: section.title, exact: true });
      await link.click();
      await expectPage(page, `${address}#${section.id}`);
      await expect(page.getByRole('heading', { name: section.title, exact: true })).toBeInViewport();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
    });

  if (posts.length < 2) return;
  const main = page.getByRole('main');
  const { older } = neighboursOf(site, site.defaultLanguage, latest?.id ?? '');
  const next = neighboursOf(site, site.defaultLanguage, older?.id ?? '');
  const byDate = main.getByRole('navigation', { name: say('article.neighbours.label') });
  await expect(byDate.getByRole('link')).toHaveText([older?.title ?? '']);
  await expect(main.getByRole('heading', { name: say('article.readNext') })).toBeVisible();
  await expect(main.locator('section').getByRole('article')).toHaveCount(Math.min(3, posts.length - 1));
  await expect(main.getByRole('link', { name: say('home.posts.all') })).toHaveAttribute('href', '/blog');
  await page.locator('#newsletter').getByRole('textbox').fill('ada@example.com');
  await page.locator('#newsletter').getByRole('button').click();
  await expect(page.locator('#newsletter').getByText(say('newsletter.thanks'))).toBeVisible();
  await byDate.getByRole('link').click();
  await expectPage(page, addressOfPost(older?.id ?? ''));
  await expect(byDate.getByRole('link')).toHaveText(
    [next.older, next.newer].flatMap((post) => (post ? [post.title] : [])),
  );
});

test(
  'every card of the listing leads to its article, in the language of the listing (R031)',
  rare,
  async ({ page }) => {
    const last = posts.slice(0, 9).at(-1);
    await visit(page, pathTo(site, otherLanguage, 'blog'));
    const links = page.getByRole('main').getByRole('article').getByRole('link');
    await links.last().click();
    await expectPage(page, inLanguage(site, otherLanguage, addressOfPost(last?.id ?? '')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      postIn(site, otherLanguage, last?.id ?? '').title,
    );
  },
);

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
  await visit(page, code?.address ?? '');
  await copyButton(page).click();
  await expect(codeFigure(page).getByRole('status')).toHaveText(say('article.code.copied'));
  const shown = (await codeFigure(page).locator('code').textContent()) ?? '';
  expect(shown.trim()).toBe(copiedText());
  await expect(page.locator('html')).toHaveAttribute('data-written', shown);
});

test('wide code and tables scroll inside the column, by keyboard too (R031)', rare, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  test.skip(!code && !table, 'no article has code or a table');
  const isOverflowing = (one: Locator) =>
    one.evaluate((element) => element.scrollWidth > element.clientWidth);
  if (code) {
    await visit(page, code.address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const lines = codeFigure(page).locator('pre');
    await lines.focus();
    await page.keyboard.press('ArrowRight');
    if (await isOverflowing(lines))
      await expect.poll(() => lines.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  if (table) {
    await visit(page, table.address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.locator('table') })
      .first();
    await figure.focus();
    await expect(figure).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an article can be read, its contents work, and nothing offers to copy (R046)',
    rare,
    async ({ page }) => {
      await page.goto(address);
      const section = sections.at(-1);
      test.skip(!section, 'the latest article has no sections');
      await contents(page)
        .getByRole('link', { name: section?.title ?? '', exact: true })
        .click();
      await expect(page.getByRole('heading', { name: section?.title ?? '', exact: true })).toBeInViewport();
      await expect(page.getByRole('button', { name: say('article.code.copy'), exact: true })).toHaveCount(0);
    },
  );
});
