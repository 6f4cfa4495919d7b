import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '../../config/routes.ts';
import { accessibilityProblems, overflowProblems } from '../built-site/page-checks.ts';
import { jobId } from '../journeys/application.ts';
import { otherLanguage, say, sayInOther, withoutJobs, withoutOtherLanguage } from '../site-under-test.ts';
import { isFullMatrix } from '../matrix.ts';
import { endSplash, expectPage, hydrated, visit } from '../visit.ts';
import { fromElsewhere, logIn, needsSessionCookies, password, resume, test, toasts } from './live-site.ts';

/** The frame around the work in live mode: addresses, own head, one screen on a phone. */

const applicant = {
  firstName: 'Wilhelmina',
  lastName: 'Fernández-Abernathy',
  email: 'somebody.with.long-address@halden-logistics.example',
  phone: '+34 600 000 000',
  coverLetter: 'I keep things running.\n'.repeat(60),
};

/** Sends an application without the form. */
async function applyDirectly(page: Page, change: Partial<typeof applicant> = {}): Promise<string> {
  const answer = await page.request.post('/api/applications', {
    headers: fromElsewhere(),
    multipart: { ...applicant, ...change, jobId, resume },
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

async function enquireDirectly(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/enquiries', {
    headers: fromElsewhere(),
    data: { name, email: 'nils@aalto.example', message: 'Slow.' },
  });
  expect(answer.status()).toBe(201);
}

const detailOf = (page: Page) => page.getByRole('complementary', { name: say('admin.detail') });
const rowOf = (page: Page, name: string) => page.getByRole('button', { name });
const viewLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: say('desk.views') }).getByRole('link', { name });

/** The open one is the current page. */
const expectView = (page: Page, name: string) =>
  expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Whether two elements cover a common point. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('views and records have addresses: Back, Forward, reload and a link lead to them', async ({ page }) => {
  test.skip(...withoutJobs);
  const id = await applyDirectly(page, { firstName: 'Ada' });
  await enquireDirectly(page, 'Nils Aalto');
  await logIn(page);
  await expectView(page, say('desk.applications'));
  const opened = new RegExp(`/admin#applications/${id}$`);
  await rowOf(page, 'Ada ').click();
  await expectPage(page, opened);
  await expect(detailOf(page).getByRole('heading', { level: 2 })).toBeFocused();

  await viewLink(page, say('desk.enquiries')).click();
  await expectPage(page, /\/admin#enquiries$/);
  await expect(page).toHaveTitle(`${say('desk.enquiries')} · ${say('desk.title')}`);
  await rowOf(page, 'Nils Aalto').click();
  await expectPage(page, /\/admin#enquiries\/[\w-]+$/);
  const enquiry = page.getByRole('complementary', { name: say('desk.enquiry') });
  await expect(enquiry.getByText('Slow.')).toBeVisible();

  await page.goBack();
  await expect(enquiry).toBeHidden();
  await expect(rowOf(page, 'Nils Aalto')).toBeFocused();
  await page.goBack();
  await expectPage(page, opened);
  await expect(detailOf(page)).toBeVisible();
  await page.goForward();
  await expectView(page, say('desk.enquiries'));

  await page.goto(`/admin#applications/${id}`);
  await page.reload();
  await endSplash(page);
  await hydrated(page);
  await expect(detailOf(page).getByRole('heading', { level: 2 })).toContainText('Ada');
  // The list may come after the record.
  await expect(rowOf(page, 'Ada ')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/admin#applications$/);
  await expect(rowOf(page, 'Ada ')).toBeFocused();
});

test('an unknown record says so, and the address of a record survives the login', async ({ page }) => {
  test.skip(...withoutJobs);
  const id = await applyDirectly(page, { firstName: 'Grace' });
  await logIn(page, `#applications/${id}`);
  await expect(detailOf(page).getByRole('heading', { level: 2 })).toContainText('Grace');
  for (const unknown of ['#applications/none', '#enquiries/none']) {
    await page.goto(`/admin${unknown}`);
    await expect(page.getByRole('alert').getByText(say('desk.gone'))).toBeVisible();
  }
  await page.goto('/admin#nothing-like-it');
  await expectView(page, say('desk.applications'));
});

test('what is looked for is in no address', async ({ page }) => {
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/api/admin/applications') && response.request().method() === 'POST',
  );
  await page.getByRole('searchbox', { name: say('desk.search') }).fill('wilhelmina@long-names.example');
  await answer;
  expect([...asked, page.url()].join('\n')).not.toContain('wilhelmina');
});

test.describe('with no answer to the cookie banner', () => {
  test.use({ stored: {} });

  test('the work has its own head, without header, banner and footer of the site', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/admin');
    await needsSessionCookies(page);
    await page.clock.fastForward(2000);
    const siteParts = page.locator('#root > :is(aside, header, footer)');
    await expect(siteParts).toHaveCount(3);
    for (const part of await siteParts.all()) await expect(part).toBeVisible();
    await page.getByLabel(say('admin.password')).fill(password);
    await page.getByRole('button', { name: say('admin.logIn') }).click();
    const logOut = page.getByRole('button', { name: say('admin.logOut') });
    await expect(logOut).toBeVisible();
    for (const part of await siteParts.all()) await expect(part).toBeHidden();

    await page.reload();
    await endSplash(page);
    await hydrated(page);
    await expect(logOut).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('shell.skipToContent') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('link', { name: say('admin.back') }).click();
    await page.waitForURL('/');
    await expect(siteParts.first()).toBeVisible();
    await page.goBack();
    await logOut.click();
    await expect(page.getByRole('heading', { name: say('admin.title'), level: 1 })).toBeVisible();
    await expect(page.locator('#root > header')).toBeVisible();
  });
});

test('notifications and the undo bar cover neither an open record nor each other', async ({ page }) => {
  test.skip(...withoutJobs);
  await applyDirectly(page, { firstName: 'Radia' });
  await logIn(page);
  await rowOf(page, 'Radia ').click();
  for (const width of [1440, 1240, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const stages = detailOf(page).getByRole('group', { name: say('desk.stage') });
    await stages.getByRole('button', { pressed: false }).first().click();
    const undo = page.getByRole('button', { name: say('desk.undo') });
    await expect(undo).toBeVisible();
    await applyDirectly(page, { firstName: `Visitor${width}` });
    const toast = toasts(page).filter({ hasText: `Visitor${width}` });
    await expect(toast).toBeVisible();
    // What of the record lies below the window is not covered.
    const shown = width < 1240 ? page.locator('main') : detailOf(page);
    expect(await overlap(toast, shown), `${width} px`).toBe(false);
    expect(await overlap(toast, undo), `${width} px`).toBe(false);
    if (width >= 1240) expect(await overlap(undo, detailOf(page)), `${width} px`).toBe(false);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a record opens in the place of the list, with a way back to its row', async ({ page }) => {
    test.skip(...withoutJobs);
    await applyDirectly(page, { firstName: 'Barbara' });
    await logIn(page);
    const row = rowOf(page, 'Barbara ');
    await row.click();
    await expect(detailOf(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(row).toBeHidden();
    await expect(page.getByRole('searchbox', { name: say('desk.search') })).toBeHidden();
    await page.getByRole('link', { name: say('desk.applications') }).click();
    await expect(detailOf(page)).toHaveCount(0);
    await expect(row).toBeFocused();
  });
});

test('an e-mail address breaks before its @ at most, and is there in full', async ({ page }) => {
  test.skip(...withoutJobs);
  await applyDirectly(page, { firstName: 'Katherine' });
  await logIn(page);
  await rowOf(page, 'Katherine ').click();
  const [local, domain] = applicant.email.split('@');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const link = detailOf(page).getByRole('link', { name: applicant.email });
    await expect(link).toHaveAttribute('href', `mailto:${applicant.email}`);
    const lines = await link
      .locator('bdi > span')
      .evaluateAll((parts) =>
        parts.map((part) => ({ text: part.textContent, lines: part.getClientRects().length })),
      );
    expect(lines, `${width} px`).toEqual([
      { text: local, lines: 1 },
      { text: `@${domain}`, lines: 1 },
    ]);
  }
});

for (const [theme, width] of isFullMatrix
  ? ([
      ['light', 1440],
      ['dark', 820],
      ['light', 390],
      ['dark', 390],
    ] as const)
  : ([
      ['light', 1440],
      ['dark', 390],
    ] as const)) {
  test(`axe finds nothing, and nothing is too wide: ${theme}, ${width} px`, async ({ page }) => {
    test.skip(...withoutJobs);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const id = await applyDirectly(page, { firstName: 'Edsger' });
    await logIn(page);
    for (const fragment of [
      'applications',
      `applications/${id}`,
      'enquiries',
      'mails',
      'people',
      'mails/none',
    ]) {
      await page.goto(`/admin#${fragment}`);
      await expect(page.getByText(say('desk.loading'))).toHaveCount(0);
      expect(await accessibilityProblems(page), fragment).toEqual([]);
      expect(await overflowProblems(page), fragment).toEqual([]);
    }
  });
}

test('the second language has the same dashboard', async ({ page }) => {
  test.skip(...withoutOtherLanguage);
  await visit(page, `${pathTo(otherLanguage, 'admin')}#mails`);
  await needsSessionCookies(page);
  await page.getByLabel(sayInOther('admin.password')).fill(password);
  await page.getByRole('button', { name: sayInOther('admin.logIn') }).click();
  await expect(
    page.getByRole('navigation', { name: sayInOther('desk.views') }).getByRole('link', {
      name: sayInOther('desk.mails'),
    }),
  ).toHaveAttribute('aria-current', 'page');
});
