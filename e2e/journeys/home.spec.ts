import { expect, type Page } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** The home page (SPEC sections 1 and 2, Home). Its texts are written out on purpose. */

test.beforeEach(({ page }) => visit(page, '/'));

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test('the hero has the headline, the subtitle and the call to action (R097, R098, R099, R103)', async ({
  page,
}) => {
  const hero = main(page).locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Empowering Your Digital Evolution');
  await expect(
    hero.getByText('We deliver cutting-edge IT solutions that transform your business', { exact: true }),
  ).toBeVisible();
  const buttons = hero.getByRole('link');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toHaveText(/^\s*Get Started\s*$/);
  await expect(buttons.first()).toHaveAttribute('href', '/contact');
  await expect(buttons.nth(1)).toHaveAttribute('href', '/services');
});

test('the hero has three claims in a list, and the trust claim beside it (R104, R105, R106)', async ({
  page,
}) => {
  const hero = main(page).locator('section').first();
  await expect(hero.getByRole('listitem')).toHaveCount(3);
  for (const item of await hero.getByRole('listitem').all()) await expect(item).toHaveText(/\w{3}/);
  await expect(hero.getByText('Trusted by 500+ global companies', { exact: true })).toBeVisible();
  await expect(hero.getByRole('list').getByText('Trusted by 500+')).toHaveCount(0);
});

test('six service cards lead to the six service pages (R100, R107)', async ({ page }) => {
  const services = section(page, 'Our Services');
  await expect(
    services.getByText('Comprehensive IT solutions for your business', { exact: true }),
  ).toBeVisible();
  const hrefs = await services
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/services/cloud',
    '/services/database',
    '/services/app-development',
    '/services/web-development',
    '/services/devops',
    '/services/cybersecurity',
  ]);
});

test('a click anywhere on a service card follows its link (R107)', async ({ page }) => {
  await section(page, 'Our Services')
    .getByRole('listitem')
    .filter({ hasText: 'Database Solutions' })
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/services/database');
});

test('the why-choose section makes its claims (R014, R015, R108)', async ({ page }) => {
  const why = section(page, /Why Choose/);
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(why).toContainText('30%');
  await expect(why).toContainText(/cost/i);
  await expect(why).toContainText('80%');
  await expect(why).toContainText(/deployment/i);
});

test.describe('the testimonials', () => {
  const slides = (page: Page) => page.locator('figure[aria-label^="Testimonial"]');
  const carousel = (page: Page) =>
    main(page)
      .locator('section')
      .filter({ has: slides(page) });
  const shown = (page: Page) => slides(page).filter({ visible: true });
  const button = (page: Page, name: 'Next testimonial' | 'Previous testimonial') =>
    page.getByRole('button', { name });

  test('are four, one at a time, with name, role, company, words and rating (R109, R110, R111)', async ({
    page,
  }) => {
    await expect(slides(page)).toHaveCount(4);
    for (let index = 0; index < 4; index += 1) {
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`Testimonial ${index + 1} of 4`));
      await expect(shown(page).locator('blockquote')).toHaveText(/\w+ \w+ \w+/);
      await expect(shown(page).locator('figcaption strong')).toHaveText(/\w+ \w+/);
      await expect(shown(page).locator('figcaption span')).toHaveText(/\w+.*, \w+/);
      // Five stars, and the number of filled ones matches the text.
      const rating = shown(page)
        .locator('p')
        .filter({ hasText: /^Rated [1-5] out of 5$/ });
      await expect(rating).toHaveCount(1);
      await expect(rating.locator('.hexagon')).toHaveCount(5);
      await button(page, 'Next testimonial').click();
    }
  });

  test('wrap forward (R112)', async ({ page }) => {
    const first = await shown(page).getAttribute('aria-label');
    for (let press = 0; press < 4; press += 1) await button(page, 'Next testimonial').click();
    await expect(shown(page)).toHaveAttribute('aria-label', first ?? '');
  });

  test('wrap backward (R113)', async ({ page }) => {
    await expect(shown(page)).toHaveAttribute('aria-label', /Testimonial 1 of 4/);
    await button(page, 'Previous testimonial').click();
    await expect(shown(page)).toHaveAttribute('aria-label', /Testimonial 4 of 4/);
  });

  test('keep their height, so that nothing below moves (R109)', async ({ page }) => {
    const height = async () => (await carousel(page).boundingBox())?.height;
    const before = await height();
    for (let press = 0; press < 4; press += 1) {
      await button(page, 'Next testimonial').click();
      expect(await height()).toBe(before);
    }
  });

  test('can be chosen by company, and stay where they are by themselves (R109)', async ({ page }) => {
    const tabs = carousel(page).getByRole('listitem').getByRole('button');
    await expect(tabs).toHaveCount(4);
    const company = (await tabs.nth(2).textContent()) ?? '';
    await tabs.nth(2).click();
    await expect(shown(page)).toContainText(company);
    await page.clock.install();
    await page.clock.runFor(60_000);
    await expect(shown(page)).toContainText(company);
  });
});

test('client names stand in a strip, as text (R114)', async ({ page }) => {
  const strip = main(page).getByRole('region', { name: 'Clients' });
  const names = await strip.getByRole('listitem').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) expect(name.trim()).toMatch(/\w/);
});

test('three blog teasers with title, excerpt, picture, date and category (R116)', async ({ page }) => {
  const teasers = main(page).getByRole('article');
  await expect(teasers).toHaveCount(3);
  const slugs = new Set<string>();
  for (const teaser of await teasers.all()) {
    const link = teaser.getByRole('heading').getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(
      /^\/blog\/(future-of-cloud-computing|cybersecurity-best-practices|devops-implementation-guide|scalable-applications-microservices|database-optimization-techniques|ai-impact-it-operations)$/,
    );
    slugs.add(href);
    await expect(link).toHaveText(/\w/);
    await expect(teaser.locator('p').last()).toHaveText(/\w+ \w+ \w+/);
    await expect(teaser.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(
      teaser.getByText(/^(Cloud|Security|DevOps|Development|Database|AI & ML)$/).first(),
    ).toBeVisible();
    await teaser.scrollIntoViewIfNeeded();
    await expect(teaser.locator('svg use, img').first()).toBeAttached();
  }
  expect(slugs.size).toBe(3);
});

test('the consultation banner comes last and leads to the contact page (R117)', async ({ page }) => {
  const last = main(page).locator('section').last();
  await expect(last.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(last.locator('a[href="/contact"]')).toHaveCount(1);
});

test('headings go down one level at a time (R018)', async ({ page }) => {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  const inMain = await main(page)
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(inMain[0]).toBe(1);
  for (const [index, level] of inMain.entries())
    if (index > 0) expect(level - (inMain[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
});
