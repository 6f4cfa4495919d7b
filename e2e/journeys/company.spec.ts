import { expect } from '@playwright/test';
import { leadersIn, teamIn } from '../../content/people.ts';
import { test, visit } from '../visit.ts';

/** The company and its people (SPEC section 2, About and Team). */

test('About tells the story, mission and vision (R027, R138, R139)', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const name of ['Our story', 'Mission', 'Vision']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const story = page.getByRole('main').locator('section').filter({ hasText: 'Our story' });
  await expect(story).toContainText('began in 2017');
});

test('About names four values, each with what it means (R140)', async ({ page }) => {
  await visit(page, '/about');
  const values = page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: 'Our values' }),
    });
  await expect(values.getByRole('listitem')).toHaveCount(4);
  for (const value of await values.getByRole('listitem').all()) {
    await expect(value.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(value.getByRole('paragraph')).not.toBeEmpty();
  }
});

test('About shows six leaders with name, position, image and bio (R141, R291)', async ({ page }) => {
  await visit(page, '/about');
  const profiles = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Leadership' }) })
    .getByRole('listitem');
  const leaders = leadersIn('en');
  expect(leaders).toHaveLength(6);
  await expect(profiles).toHaveCount(6);
  for (const [index, { name, position, bio }] of leaders.entries()) {
    const profile = profiles.nth(index);
    await profile.scrollIntoViewIfNeeded();
    await expect(profile.getByRole('heading', { name })).toBeVisible();
    await expect(profile.getByText(position, { exact: true })).toBeVisible();
    await expect(profile.getByText(bio)).toBeVisible();
    await expect(profile.getByRole('img', { name })).toHaveJSProperty('complete', true);
    await expect(profile.getByRole('img', { name })).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('About counts people, clients, projects and years beside a drawing of them (R142)', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('img', { name: /columns/ })).toBeVisible();
  const pairs = await page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const label = row.querySelector('dt')?.firstChild?.textContent ?? '';
        return `${row.querySelector('dd')?.textContent} ${label}`.trim();
      }),
    );
  expect(pairs.toSorted()).toEqual(['100+ team members', '250+ clients', '500+ projects', '8+ years']);
});

test('About leads on to the team and to careers', async ({ page }) => {
  await visit(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  await main.getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Team shows eight members with photo, name, role and description (R028, R143, R144, R145, R291)', async ({
  page,
}) => {
  await visit(page, '/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  const members = teamIn('en');
  expect(members).toHaveLength(8);
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(cards).toHaveCount(8);
  for (const [index, { name, role, description }] of members.entries()) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByText(role, { exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole('img', { name, exact: true })).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('the LinkedIn and Twitter buttons of a member lead nowhere (R146)', async ({ page }) => {
  await visit(page, '/team');
  for (const { name } of teamIn('en')) {
    for (const network of ['LinkedIn', 'Twitter']) {
      const button = page.getByRole('button', { name: `${network} profile of ${name}`, exact: true });
      await expect(button).not.toHaveAttribute('href');
      await button.click();
    }
  }
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
});

test('a profile button says what its own words do not, and covers no text (R102, R146)', async ({ page }) => {
  await visit(page, '/team');
  const [first] = teamIn('en');
  const button = page.getByRole('button', { name: `LinkedIn profile of ${first?.name}` });
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const tip = page.locator('[popover]:popover-open');
  await expect(tip).toHaveText('No public profile yet');
  await expect(tip).not.toContainText((await button.textContent()) ?? '');
  const top = await tip.evaluate((shown) => shown.getBoundingClientRect().top);
  const end = await button.evaluate((pressed) => pressed.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(end);
});

test('Team invites to the open positions (R147)', async ({ page }) => {
  await visit(page, '/team');
  await expect(page.getByRole('heading', { level: 2, name: 'Join Our Team' })).toBeVisible();
  const link = page.getByRole('link', { name: 'View Open Positions' });
  await expect(link).toHaveAttribute('href', '/careers');
});
