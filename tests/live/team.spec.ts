import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isolated } from '#shared/isolated.ts';
import { accessibilityProblems, overflowProblems } from '#tests/pages/page-checks.ts';
import { say } from '#tests/support/site-under-test.ts';
import { rare, visit } from '#tests/support/visit.ts';
import { logIn, needsSessionCookies, password, sendEnquiry, test } from './live-site.ts';
import { toasts } from '#tests/support/toasts.ts';

/** How the team handles what has arrived. */

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('table').locator('tbody').getByRole('row');
const detail = (page: Page) => page.getByRole('complementary', { name: say('dashboard.enquiry') });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function searchFor(page: Page, text: string): Promise<void> {
  await main(page)
    .getByRole('searchbox', { name: say('dashboard.search') })
    .fill(text);
}

test.describe('with a wrong password first', () => {
  // The browser logs the refused request.
  test.use({ isConsoleWatched: false });

  test('it is rejected, the right one opens the list, and changes to a record are stored', async ({
    page,
    site,
  }) => {
    const name = 'Mira Halden';
    await sendEnquiry(site, name, 'mira@halden.example');
    await sendEnquiry(site, 'Somebody Else', 'else@halden.example');
    await visit(page, '/admin#enquiries');
    await needsSessionCookies(page);
    await page.getByLabel(say('admin.login.password')).fill('a wrong password');
    await press(page, say('admin.login.logIn'));
    await expect(main(page).getByRole('alert')).toHaveText(say('admin.login.invalid'));
    await page.getByLabel(say('admin.login.password')).fill(password);
    await press(page, say('admin.login.logIn'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('dashboard.enquiries'));

    await searchFor(page, 'mira@');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('button').press('Enter');
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
    // In the language of the enquiry.
    const answer = detail(page).getByRole('link', { name: say('dashboard.answer') });
    await expect(answer).toHaveAttribute('href', /^mailto:mira@halden\.example\?subject=.+&body=.*Mira/);
    await press(page, say('dashboard.mark.reviewed'));
    const marked = say('dashboard.status.done', {
      name: isolated(name),
      status: say('admin.status.reviewed'),
    });
    await expect(toasts(page).getByText(marked)).toBeVisible();
    await detail(page).getByLabel(say('dashboard.notes')).fill('Call her on Monday.');
    await press(page, say('dashboard.note.save'));
    await expect(toasts(page).getByText(say('dashboard.note.saved'))).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    await expect(detail(page).getByLabel(say('dashboard.notes'))).toHaveValue('Call her on Monday.');
    await expect(detail(page).getByText(say('admin.status.reviewed'), { exact: true })).toBeVisible();
    await press(page, say('dashboard.move.spam'));
    await expect(detail(page)).toHaveCount(0);
    // Other tests of this server may have caught messages too.
    const counted = new RegExp(String.raw`^${say('dashboard.spam')} \(\d+\)$`);
    await main(page).getByRole('button', { name: counted }).click();
    await rows(page).filter({ hasText: name }).getByRole('button').click();
    await press(page, say('dashboard.move.inbox'));
    await press(page, say('dashboard.inbox'));
    await rows(page).filter({ hasText: name }).getByRole('button').click();
    await press(page, say('dashboard.delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('dashboard.cancel') })
      .click();
    await press(page, say('dashboard.delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('dashboard.delete') })
      .click();
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
    await press(page, say('admin.dashboard.logOut'));
    await expect(page.getByLabel(say('admin.login.password'))).toBeVisible();
  });
});

test(
  'a new one is announced in the open list; the CSV file has the search results, without formulas',
  rare,
  async ({ page, site }) => {
    await page.clock.install();
    await sendEnquiry(site, 'First Before', 'first@file.example');
    await logIn(page, '#enquiries');
    await expect(rows(page).filter({ hasText: 'First Before' })).toHaveCount(1);
    await sendEnquiry(site, 'Second After', 'second@file.example');
    await page.clock.runFor(30_000);
    await expect(toasts(page).getByText(say('dashboard.enquiry.arrival'), { exact: true })).toBeVisible();
    await expect(rows(page).first()).toContainText('Second After');

    await searchFor(page, '@file.example');
    await page.clock.runFor(1000);
    await expect(rows(page)).toHaveCount(2);
    const download = page.waitForEvent('download');
    await press(page, say('admin.dashboard.exportCsv'));
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('@file.example')).toHaveLength(3);
    expect(text).toContain("'=1+1 is what we ask.");
  },
);

test('a person gets a copy, and is forgotten; the log says so', async ({ page, site }) => {
  const email = 'forget@halden.example';
  await sendEnquiry(site, 'Forget Me', email);
  await expect.poll(() => site.mailTo(email)).not.toBe('');
  await logIn(page, '#people');
  const find = async () => {
    await main(page).getByLabel(say('application.email')).fill(email);
    await press(page, say('dashboard.people.find'));
  };
  await find();
  const download = page.waitForEvent('download');
  await press(page, say('dashboard.people.export'));
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Forget Me');
  await press(page, say('dashboard.people.erase'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dashboard.people.erase') })
    .click();
  await expect(toasts(page).getByText(say('dashboard.people.erased', { email }))).toBeVisible();
  await find();
  await expect(main(page).getByText(say('dashboard.people.none', { email }))).toBeVisible();

  await page.getByRole('link', { name: say('log'), exact: true }).click();
  const erased = `${say('log.action.delete')}: ${say('log.subject.person')}`;
  await expect(main(page).getByRole('listitem').filter({ hasText: erased })).toHaveCount(1);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowProblems(page), `${width} px`).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});
