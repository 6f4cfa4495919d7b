import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { hasPage } from '#content/pages/site-pages.ts';
import { withInitialCapital } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { footerLinks, pageOfFooter, otherPageOfFooter, say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, rare } from '#tests/support/visit.ts';
import { footerLink } from './navigation-bar.ts';

/** Projects, their filter and the featured case studies (SPEC sections 2, 3, 4 and 8, Portfolio). */

test.skip(!hasPage(site, 'portfolio'), 'the site has no portfolio');

const projects = site.projects[site.defaultLanguage] ?? [];
const filters = [
  { id: 'all', name: say('portfolio.filter.all') },
  ...(site.projectFilters[site.defaultLanguage] ?? []).map(({ id, name }) => ({
    id,
    name: withInitialCapital(localeOf(site, site.defaultLanguage), name),
  })),
];
/** A category that contains some projects but not all, and one without any. */
const some = filters.find(({ id }) => ![0, projects.length].includes(titlesIn(id).length))?.id ?? 'all';
const none = filters.find(({ id }) => titlesIn(id).length === 0)?.id;
const isInFooter = footerLinks.some(({ address }) => address === '/portfolio');
/** The page from which the visitor comes. */
const start = pageOfFooter.address === '/portfolio' ? otherPageOfFooter : pageOfFooter;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const group = (page: Page) => page.getByRole('main').getByRole('group');
const button = (page: Page, id: string) =>
  group(page).getByRole('button', {
    name: new RegExp(`^${RegExp.escape(filters.find((filter) => filter.id === id)?.name ?? '')} \\d`),
  });
function titlesIn(id: string): string[] {
  return projects
    .filter(({ categories }) => id === 'all' || categories.includes(id))
    .map(({ title }) => title);
}

test('the buttons filter and show counts; featured cases only alert (R148, R150, R152, R153, R154, R155, R156)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  await expect(group(page).getByRole('button')).toHaveText(
    filters.map(({ id, name }) => `${name} ${titlesIn(id).length}`),
  );
  for (const { id } of filters) {
    await button(page, id).click();
    await expect(titles(page)).toHaveText(titlesIn(id));
    if (titlesIn(id).length > 0)
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        say.count('portfolio.results', titlesIn(id).length),
      );
    await expect(group(page).getByRole('button', { pressed: true })).toHaveText(
      new RegExp(`^${RegExp.escape(filters.find((filter) => filter.id === id)?.name ?? '')} `),
    );
    await expectPage(page, id === 'all' ? '/portfolio' : `/portfolio?category=${id}`);
  }

  if (none !== undefined)
    await test.step('the empty category shows a message and a reset', async () => {
      await button(page, none ?? '').click();
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status')).toContainText(say('portfolio.empty.title'));
      await page.getByRole('button', { name: say('portfolio.empty.showAll') }).click();
      await expect(cards(page)).toHaveCount(projects.length);
      await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, 'all')).toBeFocused();
      await expectPage(page, '/portfolio');
    });

  const cases = site.featuredCases[site.defaultLanguage] ?? [];
  if (cases.length > 0)
    await test.step('the featured cases', async () => {
      const shown: { type: string; message: string }[] = [];
      page.on('dialog', async (dialog) => {
        shown.push({ type: dialog.type(), message: dialog.message() });
        await dialog.accept();
      });
      for (const [index, { client, title }] of cases.entries()) {
        const name = `${say('portfolio.featured.glance')} ${say('portfolio.featured.about', { client })}`;
        await page.getByRole('button', { name }).click();
        expect(shown).toHaveLength(index + 1);
        expect(shown.at(-1)?.type).toBe('alert');
        expect(shown.at(-1)?.message).toContain(title);
      }
      await expectPage(page, '/portfolio');
    });
});

test('a URL can have a category; other values fall back to all (R151, R152)', rare, async ({ page }) => {
  await visit(page, `/portfolio?category=${some}`);
  await expect(titles(page)).toHaveText(titlesIn(some));
  for (const bad of ['nonsense', '', 'constructor', '%F0%9F', some.toUpperCase()]) {
    await visit(page, `/portfolio?category=${bad}`);
    await expect(cards(page)).toHaveCount(projects.length);
    await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  }
});

test('filtering adds nothing to the history; Back restores the filter (R152)', rare, async ({ page }) => {
  test.skip(!isInFooter, 'the footer does not lead to the portfolio');
  await visit(page, start.address);
  await footerLink(page, say('nav.portfolio')).click();
  await expectPage(page, '/portfolio');
  await button(page, filters.at(-1)?.id ?? '').click();
  await button(page, some).click();
  await footerLink(page, start.name).click();
  await expectPage(page, start.address);
  await page.goBack();
  await expectPage(page, `/portfolio?category=${some}`);
  await expect(titles(page)).toHaveText(titlesIn(some));
  await page.goBack();
  await expectPage(page, start.address);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pressed button of a linked category is in view (R150)', rare, async ({ page }) => {
    const last = filters.findLast(({ id }) => titlesIn(id).length > 0)?.id ?? 'all';
    await visit(page, `/portfolio?category=${last}`);
    const pressed = button(page, last);
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    const box = await pressed.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => scrollY), 'the page itself has not moved').toBe(0);
  });
});
