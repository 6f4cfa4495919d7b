import { expect, type Page } from '@playwright/test';
import { featuredCasesIn, projectFiltersIn, projectsIn } from '../../content/projects.ts';
import { hydrated, test, visit } from '../visit.ts';

/** Projects, their filter and the featured case studies (SPEC sections 2, 3, 4 and 8, Portfolio). */

const projects = projectsIn('en');
const filters = [{ id: 'all', name: 'All' }, ...projectFiltersIn('en')];
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const group = (page: Page) => page.getByRole('main').getByRole('group');
const button = (page: Page, id: string) =>
  group(page).getByRole('button', {
    name: new RegExp(`^${filters.find((filter) => filter.id === id)?.name} \\d`),
  });
const titlesIn = (id: string) =>
  projects.filter(({ categories }) => id === 'all' || categories.includes(id)).map(({ title }) => title);

test('shows six projects with all their fields, whatever is filtered later (R029, R148, R149, R151, R293)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  expect(projects).toHaveLength(6);
  await expect(cards(page)).toHaveCount(6);
  await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  await expect(group(page).getByRole('button', { pressed: true })).toHaveCount(1);
  for (const [index, { title, description, client, categories, technologies }] of projects.entries()) {
    const card = cards(page).nth(index);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByText(client, { exact: true })).toBeVisible();
    const names = categories.map((id) => filters.find((filter) => filter.id === id)?.name);
    await expect(card.getByText(names.join(', '), { exact: true })).toBeVisible();
    await expect(card.getByText(technologies.join(', '), { exact: true })).toBeVisible();
    await expect(card.locator('svg use')).toHaveCount(1);
  }
});

test('eight buttons filter by category and say how many they show (R150, R152)', async ({ page }) => {
  await visit(page, '/portfolio');
  await expect(group(page).getByRole('button')).toHaveText(
    filters.map(({ id, name }) => `${name} ${titlesIn(id).length}`),
  );
  expect(filters).toHaveLength(8);
  for (const { id } of filters) {
    await button(page, id).click();
    await expect(titles(page)).toHaveText(titlesIn(id));
    await expect(group(page).getByRole('button', { pressed: true })).toHaveText(
      new RegExp(`^${filters.find((filter) => filter.id === id)?.name} `),
    );
    await expect(page).toHaveURL(id === 'all' ? '/portfolio' : `/portfolio?category=${id}`);
  }
});

test('the number of results is announced, and the flags of the others lead nowhere (R152)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  const sites = page.getByRole('navigation', { name: 'Sites on the landscape' }).getByRole('link');
  await expect(sites).toHaveCount(6);
  const status = page.getByRole('main').getByRole('status');
  await button(page, 'mobile').click();
  await expect(status).toHaveText('2 projects shown');
  await expect(sites).toHaveCount(2);
  await expect(sites.first()).toHaveAccessibleName('Site 2: Verity Clinics');
  await button(page, 'all').click();
  await expect(status).toHaveText('6 projects shown');
});

test('a flag leads to its project (R148)', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.getByRole('link', { name: 'Site 6: Meridian Rail' }).click();
  await expect(titles(page).last()).toBeInViewport();
  await expect(page).toHaveURL('/portfolio#track-inspection');
});

test('the empty category says so and shows the way back (R153, R154)', async ({ page }) => {
  await visit(page, '/portfolio');
  await button(page, 'security').click();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No projects found', exact: true })).toBeVisible();
  await expect(
    page.getByText('There are currently no projects in this category. Please try another filter.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('No projects found');
  await page.getByRole('button', { name: 'Show all projects' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/portfolio');
});

test('a link can hold a category; other values fall back to all (R151, R152)', async ({ page }) => {
  await visit(page, '/portfolio?category=database');
  await expect(titles(page)).toHaveText(titlesIn('database'));
  for (const bad of ['nonsense', '', 'constructor', '%F0%9F', 'Cloud']) {
    await visit(page, `/portfolio?category=${bad}`);
    await expect(cards(page)).toHaveCount(6);
    await expect(button(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  }
});

test('filtering adds nothing to the history; Back returns to the filter that was left (R152)', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await button(page, 'web').click();
  await button(page, 'cloud').click();
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio?category=cloud');
  await expect(titles(page)).toHaveText(titlesIn('cloud'));
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a link to the bare page shows all of it again (R151)', async ({ page }) => {
  await visit(page, '/portfolio?category=cloud');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(cards(page)).toHaveCount(6);
});

test('the filter survives a change of language (R152)', async ({ page }) => {
  await visit(page, '/portfolio?category=mobile');
  const bar = page.getByRole('banner').getByRole('navigation').first();
  await bar.getByRole('button', { name: /^EN,/ }).click();
  await bar.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/portfolio?category=mobile');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(group(page).getByRole('button', { pressed: true })).toHaveText('Mobil 2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pressed button of a linked category is in view (R150)', async ({ page }) => {
    await visit(page, '/portfolio?category=mobile');
    const pressed = button(page, 'mobile');
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    const box = await pressed.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => scrollY), 'the page itself has not moved').toBe(0);
  });
});

test('the buttons of the featured case studies only show an alert that names it (R155, R156)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured case studies' })).toBeVisible();
  const cases = featuredCasesIn('en');
  expect(cases.length).toBeGreaterThanOrEqual(2);
  const shown: { type: string; message: string }[] = [];
  page.on('dialog', async (dialog) => {
    shown.push({ type: dialog.type(), message: dialog.message() });
    await dialog.accept();
  });
  for (const [index, { client, title }] of cases.entries()) {
    await page.getByRole('button', { name: `Read the case study about ${client}` }).click();
    expect(shown).toHaveLength(index + 1);
    expect(shown.at(-1)?.type).toBe('alert');
    expect(shown.at(-1)?.message).toContain(title);
  }
  await expect(page).toHaveURL('/portfolio');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are there and no dead filter is (R148)', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(cards(page)).toHaveCount(6);
    await expect(group(page)).toBeHidden();
  });
});
