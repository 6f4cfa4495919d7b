import { expect, type Page } from '@playwright/test';
import { test, visit, visitWithStoppedClock } from '../visit.ts';
import { panel, panelLinks, toggle } from './navigation-bar.ts';

/** The panels of the navigation (SPEC sections 2, 4 and 9). The delays are written out on purpose. */

/** Moves the mouse where nothing reacts. */
const away = (page: Page) => page.mouse.move(720, 700);

for (const [group, width] of [
  ['Services', 600],
  ['Resources', 400],
  ['Company', 400],
] as const) {
  test(`${group} opens on hover, ${width} px wide, inside the window (R053, R054, R056, R057)`, async ({
    page,
  }) => {
    await visit(page, '/');
    await toggle(page, group).hover();
    await expect(panel(page, group)).toBeVisible();
    await expect(toggle(page, group)).toHaveAttribute('aria-expanded', 'true');
    // The panel may still be moving.
    await expect.poll(async () => (await panel(page, group).boundingBox())?.width).toBe(width);
  });

  test(`${group} stays inside a window of 1024 px (R054, R056, R057, R066)`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/');
    await toggle(page, group).click();
    await expect.poll(async () => (await panel(page, group).boundingBox())?.width).toBe(width);
    const box = await panel(page, group).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
  });
}

test('the Services panel has six links in two columns (R054, R055)', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, 'Services').click();
  const links = panelLinks(page, 'Services');
  const expected = [
    ['Managed Cloud Services', '/services/cloud'],
    ['Database Solutions', '/services/database'],
    ['Application Development', '/services/app-development'],
    ['Web Development', '/services/web-development'],
    ['DevOps and Automation', '/services/devops'],
    ['Cybersecurity and Compliance', '/services/cybersecurity'],
  ] as const;
  await expect(links).toHaveCount(expected.length);
  for (const [index, [name, href]] of expected.entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
  const columns = new Set(
    await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left))),
  );
  expect(columns.size).toBe(2);
});

for (const [group, expected] of [
  [
    'Resources',
    {
      'Case Studies': '/resources/case-studies',
      'White Papers': '/resources/white-papers',
      FAQ: '/resources/faq',
      Webinars: '/resources/webinars',
    },
  ],
  ['Company', { 'About Us': '/about', 'Our Team': '/team', Careers: '/careers', 'Contact Us': '/contact' }],
] as const) {
  test(`the ${group} panel has its four links (R040, R056, R057)`, async ({ page }) => {
    await visit(page, '/');
    await toggle(page, group).click();
    const links = panelLinks(page, group);
    await expect(links).toHaveCount(4);
    for (const [index, [name, href]] of Object.entries(expected).entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', href);
    }
  });
}

test('at most one panel is open (R058)', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, 'Services').click();
  await toggle(page, 'Resources').click();
  await expect(panel(page, 'Resources')).toBeVisible();
  await expect(panel(page, 'Services')).toBeHidden();
  await toggle(page, 'Company').hover();
  await expect(panel(page, 'Company')).toBeVisible();
  await expect(panel(page, 'Resources')).toBeHidden();
});

test('hover opens after 200 ms (R059)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(199);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'Services')).toBeVisible();
});

test('a mouse that only passes opens nothing (R059)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(150);
  await away(page);
  await page.clock.runFor(1000);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
});

test('within 300 ms of leaving, the next group opens at once (R060)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(200);
  await away(page);
  await page.clock.runFor(290);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await toggle(page, 'Resources').hover();
  await page.clock.runFor(1);
  await expect(toggle(page, 'Resources')).toHaveAttribute('aria-expanded', 'true');
});

test('after 300 ms the delay applies again (R060)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(200);
  await away(page);
  await page.clock.runFor(310);
  await toggle(page, 'Resources').hover();
  await page.clock.runFor(190);
  await expect(toggle(page, 'Resources')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(10);
  await expect(toggle(page, 'Resources')).toHaveAttribute('aria-expanded', 'true');
});

test('leaving closes after 150 ms (R061, R062)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(200);
  await away(page);
  await page.clock.runFor(149);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page, 'Services')).toBeHidden();
});

test('the mouse can travel into the panel (R063)', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, 'Services').hover();
  await page.clock.runFor(200);
  await expect(panel(page, 'Services')).toBeVisible();
  const from = await toggle(page, 'Services').boundingBox();
  const into = await panelLinks(page, 'Services').first().boundingBox();
  const [x, y] = [(from?.x ?? 0) + 5, (from?.y ?? 0) + (from?.height ?? 0)];
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x, y + ((into?.y ?? 0) + 10 - y) * (step / steps));
    await page.clock.runFor(15);
  }
  await page.clock.runFor(1000);
  await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
});

test('Enter opens, Tab reaches the links, Escape closes and gives the focus back (R064)', async ({
  page,
}) => {
  await visit(page, '/');
  await toggle(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panelLinks(page, 'Services').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Services')).toBeHidden();
  await expect(toggle(page, 'Services')).toBeFocused();
});

test('arrow keys open and move, leaving with Tab closes (R064)', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, 'Company').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panelLinks(page, 'Company').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panelLinks(page, 'Company').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Company')).toBeHidden();
});

test('a click never closes what hovering opened (R064)', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, 'Services').hover();
  await expect(panel(page, 'Services')).toBeVisible();
  await toggle(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  await toggle(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens, a tap elsewhere closes (R064)', async ({ page }) => {
    await visit(page, '/');
    await toggle(page, 'Resources').tap();
    await expect(panel(page, 'Resources')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(panel(page, 'Resources')).toBeHidden();
  });
});

test('a panel closes when one of its links is followed (R058)', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, 'Company').click();
  await panelLinks(page, 'Company').first().click();
  await expect(page).toHaveURL('/about');
  await expect(panel(page, 'Company')).toBeHidden();
});
