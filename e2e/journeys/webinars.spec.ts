import { expect } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** Future webinars and recordings (SPEC section 2, Webinars). */

test('the hero is "Tech Webinars", with the dates of the month (R036, R239)', async ({ page }) => {
  await visit(page, '/resources/webinars');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tech Webinars');
  await expect(
    page.getByRole('img', { name: 'Webinar dates: June 12, 2025 and June 26, 2025' }),
  ).toBeVisible();
});

test('two webinars to come, complete, with "Register Now" in a new tab (R240, R241, R242, R245, R247, R248)', async ({
  page,
}) => {
  await visit(page, '/resources/webinars');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    const time = card.getByRole('time');
    await expect(time).toContainText('2025');
    await expect(time).toContainText('EST');
    await expect(time).toHaveAttribute('datetime', /^2025-\d\d-\d\dT\d\d:\d\d-05:00$/);
    await expect(card.locator('svg[preserveAspectRatio] use')).toBeAttached();
    await expect(card.getByRole('paragraph').first()).toBeVisible();
    expect(await card.getByRole('list', { name: 'Speakers' }).getByRole('listitem').count()).toBeGreaterThan(
      0,
    );
    const register = card.getByRole('link', { name: /^Register Now/ });
    await expect(register).toHaveAccessibleName(/\(opens in a new tab\)$/);
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(register).toHaveAttribute('rel', /noopener/);
    await expect(register).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
    await expect(card.getByRole('link', { name: /Watch Recording/ })).toHaveCount(0);
  }
});

test('three past webinars, complete, with "Watch Recording" in a new tab (R241, R243, R244, R245, R247, R248)', async ({
  page,
}) => {
  await visit(page, '/resources/webinars');
  const watch = page.getByRole('main').getByRole('link', { name: /^Watch Recording/ });
  await expect(watch).toHaveCount(3);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const time = card.getByRole('time');
    await expect(time).toContainText('2025');
    await expect(time).toContainText('EST');
    await expect(card.locator('svg[preserveAspectRatio] use')).toBeAttached();
    expect(await card.getByRole('list', { name: 'Speakers' }).getByRole('listitem').count()).toBeGreaterThan(
      0,
    );
    const link = card.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(/^Watch Recording .*\(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
  }
});

test('"View All Resources" leads to the resources (R246)', async ({ page }) => {
  await visit(page, '/resources/webinars');
  await page.getByRole('link', { name: 'View All Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
});

test('dates are written as the language writes them, times stay EST (R247, R248)', async ({ page }) => {
  await visit(page, '/de/resources/webinars');
  await expect(
    page.getByRole('img', { name: 'Termine der Webinare: 12. Juni 2025 und 26. Juni 2025' }),
  ).toBeVisible();
  const times = page.getByRole('main').getByRole('time');
  await expect(times).toHaveCount(5);
  for (const time of await times.all()) await expect(time).toContainText('Uhr EST');
  await expect(times.nth(2)).toContainText('17. April 2025');
});
