import { expect, type Page } from '@playwright/test';
import { limits } from '../../config/limits.ts';
import { defaultLanguage } from '../../config/locales.ts';
import { look } from '../../config/site.ts';
import { clients } from '../../content/clients.ts';
import { claimsIn } from '../../content/company-facts.ts';
import { homeBlocksIn } from '../../content/home-blocks.ts';
import { pageWords } from '../../content/page-words.ts';
import { categoryOf } from '../../content/posts.ts';
import { hasPage } from '../../content/site-pages.ts';
import { testimonialsIn } from '../../content/testimonials.ts';
import { formatDate } from '../../i18n/format.ts';
import {
  addressOfPost,
  addressOfService,
  hasHomeBlock,
  posts,
  say,
  services,
  withoutRow,
} from '../site-under-test.ts';
import { expectPage, test, visit } from '../visit.ts';

/** The home page (SPEC sections 1 and 2, Home). */

const words = pageWords('home', defaultLanguage);

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
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(hero.getByText(words.hero.subtitle, { exact: true })).toBeVisible();
  const buttons = hero.getByRole('link');
  await expect(buttons.first()).toHaveText(say('hero.cta'));
  await expect(buttons.first()).toHaveAttribute('href', hasPage('contact') ? '/contact' : /^mailto:/);
  await expect(buttons).toHaveCount(hasPage('services') ? 2 : 1);
  if (hasPage('services')) await expect(buttons.nth(1)).toHaveAttribute('href', '/services');
});

test('the hero has its claims in a list, and the trust claim beside it (R104, R105, R106)', async ({
  page,
}) => {
  const { claims, trust } = words.hero;
  const hero = main(page).locator('section').first();
  await expect(hero.getByRole('listitem')).toHaveText(claims);
  if (trust === undefined) return;
  await expect(hero.getByText(trust, { exact: true })).toBeVisible();
  await expect(hero.getByRole('list').getByText(trust)).toHaveCount(0);
});

/** Home shows no more than six services (SPEC section 2, Home). */
const cards = services.slice(0, 6);
const withoutServices = [!hasHomeBlock('services'), 'home shows no services'] as const;

test('service cards lead to the service pages (R100, R107)', async ({ page }) => {
  test.skip(...withoutServices);
  const grid = section(page, say('services.title'));
  await expect(grid.getByText(words.services?.subtitle ?? '', { exact: true })).toBeVisible();
  const hrefs = await grid
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(cards.map(({ id }) => addressOfService(id)));
});

test('a click anywhere on a service card follows its link (R107)', async ({ page }) => {
  test.skip(...withoutServices);
  const card = cards.at(-1);
  await section(page, say('services.title'))
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: card?.title ?? '', exact: true }) })
    .click({ position: { x: 20, y: 20 } });
  await expectPage(page, addressOfService(card?.id ?? ''));
});

test('the why-choose section makes its claims (R014, R015, R108)', async ({ page }) => {
  test.skip(!hasHomeBlock('proof'), 'home makes no claims');
  const claims = claimsIn(defaultLanguage);
  const why = section(page, words.proof?.title ?? '');
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(
    claims.map(({ number, claim }) => `${number} ${claim}`),
  );
  for (const { text } of claims) await expect(why.getByText(text, { exact: true })).toBeVisible();
});

test.describe('the testimonials', () => {
  const testimonials = testimonialsIn(defaultLanguage);
  const total = testimonials.length;
  test.skip(...withoutRow);
  const labels = testimonials.map(({ name }, index) =>
    say('testimonials.slide', { index: index + 1, total, name }),
  );

  const slides = (page: Page) =>
    main(page)
      .locator('figure')
      .filter({ has: page.locator('blockquote') });
  const carousel = (page: Page) =>
    main(page)
      .locator('section')
      .filter({ has: page.locator('figure blockquote') });
  const shown = (page: Page) => slides(page).filter({ visible: true });
  const next = (page: Page) => page.getByRole('button', { name: say('testimonials.next') });
  const previous = (page: Page) => page.getByRole('button', { name: say('testimonials.previous') });

  test('come one at a time, with name, role, company, words and rating (R109, R110, R111)', async ({
    page,
  }) => {
    await expect(slides(page)).toHaveCount(total);
    for (const [index, { name, role, company, content, rating }] of testimonials.entries()) {
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('aria-label', labels[index] ?? '');
      await expect(shown(page).locator('blockquote')).toHaveText(content);
      await expect(shown(page).locator('figcaption strong')).toHaveText(name);
      await expect(shown(page).locator('figcaption span')).toHaveText(
        say('testimonials.byline', { role, company }),
      );
      // Five stars, and the number of filled ones matches the text.
      const rated = shown(page)
        .locator('p')
        .filter({ hasText: say('testimonials.rating', { rating, max: limits.rating.max }) });
      await expect(rated).toHaveCount(1);
      await expect(rated.locator('.hexagon')).toHaveCount(5);
      await next(page).click();
    }
  });

  test('wrap forward (R112)', async ({ page }) => {
    const first = await shown(page).getAttribute('aria-label');
    for (let press = 0; press < total; press += 1) await next(page).click();
    await expect(shown(page)).toHaveAttribute('aria-label', first ?? '');
  });

  test('wrap backward (R113)', async ({ page }) => {
    await expect(shown(page)).toHaveAttribute('aria-label', labels[0] ?? '');
    await previous(page).click();
    await expect(shown(page)).toHaveAttribute('aria-label', labels.at(-1) ?? '');
  });

  test('keep their height, so that nothing below moves (R109)', async ({ page }) => {
    const height = async () => (await carousel(page).boundingBox())?.height;
    const before = await height();
    for (let press = 0; press < total; press += 1) {
      await next(page).click();
      expect(await height()).toBe(before);
    }
  });

  test('can be chosen by company, and stay where they are by themselves (R109)', async ({ page }) => {
    const tabs = carousel(page).getByRole('listitem').getByRole('button');
    await expect(tabs).toHaveCount(total);
    const company = (await tabs.last().textContent()) ?? '';
    await tabs.last().click();
    await expect(shown(page)).toContainText(company);
    await page.clock.install();
    await page.clock.runFor(60_000);
    await expect(shown(page)).toContainText(company);
  });
});

test('client names stand in a strip, as text (R114)', async ({ page }) => {
  test.skip(!hasHomeBlock('clients'), 'home names no clients');
  const strip = main(page).getByRole('region', { name: say('clients.label') });
  await expect(strip.getByRole('listitem')).toHaveText(clients().map(({ name }) => name));
});

test('the latest posts as teasers, with title, excerpt, picture, date and category (R116)', async ({
  page,
}) => {
  test.skip(!hasHomeBlock('posts'), 'home shows no posts');
  const latest = posts.slice(0, 3);
  const teasers = main(page).getByRole('article');
  await expect(teasers).toHaveCount(latest.length);
  for (const [index, post] of latest.entries()) {
    const teaser = teasers.nth(index);
    const link = teaser.getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', addressOfPost(post.id));
    await expect(link).toHaveText(post.title);
    await expect(teaser.getByText(post.excerpt, { exact: true })).toBeVisible();
    await expect(teaser.locator('time')).toHaveAttribute('datetime', post.date);
    await expect(teaser.locator('time')).toHaveText(formatDate(defaultLanguage, post.date, 'medium'));
    await expect(teaser.getByText(categoryOf(defaultLanguage, post), { exact: true }).first()).toBeVisible();
    await teaser.scrollIntoViewIfNeeded();
    if (look !== 'plain') await expect(teaser.locator('svg use, img').first()).toBeAttached();
  }
});

test('the consultation banner comes last and leads to the contact page (R117)', async ({ page }) => {
  test.skip(homeBlocksIn(defaultLanguage).at(-1) !== 'consultation', 'home ends with something else');
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
