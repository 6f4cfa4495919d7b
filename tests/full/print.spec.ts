import { editionOf } from '#content/edition.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { inLanguage, pathTo, unprefixedPath } from '#shared/routes.ts';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { addressOfPost, jobs, otherLanguage, posts } from '#tests/support/site-under-test.ts';
import { accessibilityProblems } from '#tests/pages/page-checks.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { hydrated, test } from '#tests/support/visit.ts';
import { contactQuestionsIn } from '#content/collections/questions.ts';
import { legalFacts } from '#content/pages/legal-facts.ts';

/** Articles, jobs and legal pages on paper: documents without controls. */

const { lastUpdated } = legalFacts(site);
const [job] = jobs;
/** An article that leads to a page of the site. */
const linkIn = (post: (typeof posts)[number]) =>
  publishableArticle(editionOf(site), post).links.find(({ href }) => href.startsWith('/'))?.href;
const post = posts.find((one) => linkIn(one) !== undefined) ?? posts[0];
const articleAddress = addressOfPost(post?.id ?? '');

/** One page of each kind, some in another language, with a day that each names. */
const documents = [
  ...(hasPage(site, 'privacy')
    ? [{ path: pathTo(site, site.defaultLanguage, 'privacy'), day: lastUpdated }]
    : []),
  ...(hasPage(site, 'terms') ? [{ path: pathTo(site, otherLanguage, 'terms'), day: lastUpdated }] : []),
  ...(job
    ? [
        {
          path: inLanguage(site, otherLanguage, unprefixedPath('job', { jobId: job.id })),
          day: job.postedDate,
        },
      ]
    : []),
  ...(post ? [{ path: inLanguage(site, otherLanguage, articleAddress), day: post.date }] : []),
];

/** Letters per sheet of A4, with room for tables and headings. */
const lettersPerSheet = 2500;

// The worst case: dark theme, splash, unanswered cookie banner.
test.use({ stored: { [storageKeys.theme]: 'dark' } });

for (const { path, day } of documents) {
  test(`${path} is printed as a document, dark on white`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('complementary').filter({ has: page.getByRole('button') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('#splash')).toBeHidden();
    await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
    await expect(page.locator(':is(button, input, textarea, nav, form):visible')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main')).toContainText(day.slice(0, 4));
    const lightness = await heading.evaluate((element) => {
      const [red = 255] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red;
    });
    expect(lightness).toBeLessThan(60);

    // Firefox would not begin a grid below the title.
    const displays = await page.locator('[data-print]').evaluate((text) => {
      const around: string[] = [];
      for (let one: Element | null = text; one; one = one.parentElement)
        around.push(getComputedStyle(one).display);
      return around;
    });
    expect(displays.filter((display) => /grid|flex/.test(display))).toEqual([]);

    // No more sheets than the text needs.
    const { length } = await page.getByRole('main').innerText();
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(Math.ceil(length / lettersPerSheet) + 1);
  });
}

test('all answers are printed, and links with their full address', async ({ page }) => {
  test.skip(!hasPage(site, 'contact') || posts.length === 0, 'the site has no such pages');
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of contactQuestionsIn(editionOf(site)))
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  const heights = await page
    .locator('main details > :not(summary)')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.every((height) => height > 10)).toBe(true);

  await page.goto(articleAddress);
  const link = page.locator('[data-print] a[href^="/"]').first();
  const printed = await link.evaluate((element) => {
    const text = getComputedStyle(element, '::after').content;
    return text.replaceAll(/" ?"/g, '');
  });
  expect(printed).toBe(`" (${site.settings.origin}${await link.getAttribute('href')})"`);
});

test('page breaks do not divide figures or list entries', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const divided = await page
    .locator('main :is(figure, li)')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
  expect(divided, 'what a page break may divide').toBe(0);
});

/** Texts with too little contrast on their printed ground, or on white paper. */
async function paleTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, body, html')) {
      const style = getComputedStyle(element);
      // Chromium before 136 supports the prefixed property only.
      const adjust = ['print-color-adjust', '-webkit-print-color-adjust'].map((name) =>
        style.getPropertyValue(name),
      );
      if (!adjust.includes('exact')) element.style.setProperty('background', 'none', 'important');
      // Labels of a drawing have the drawing as their ground.
      if (style.position === 'absolute' && element.parentElement?.querySelector(':scope > svg'))
        element.style.setProperty('display', 'none', 'important');
    }
    document.documentElement.style.setProperty('background', '#fff', 'important');
  });
  return accessibilityProblems(page, 'main', ['color-contrast']);
}

// Every second kind, because pages share these styles.
for (const path of pageTypes(site.defaultLanguage).filter((_, index) => index % 2 === 0)) {
  test(`${path} is printed dark on white from the dark theme, without screen-only elements`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
    expect(await paleTexts(page)).toEqual([]);
  });
}
