import { expect, type Page } from '@playwright/test';
import { storedEntries, type StoredEntry } from '../../config/stored-entries.ts';
import { say } from '../site-under-test.ts';
import { visit } from '../visit.ts';
import { needsSessionCookies, password, test } from './live-site.ts';

/** What live mode keeps in browsers is what its privacy policy lists (config/stored-entries.ts). */

const listed = (place: StoredEntry['place']) =>
  storedEntries('live')
    .filter((entry) => entry.place === place)
    .map(({ name }) => name);

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();

test('visitors get no cookie, the team those that the policy names', async ({ page }) => {
  for (const path of ['/', '/contact', '/careers', '/admin']) await visit(page, path);
  expect(await cookiesOf(page)).toEqual([]);
  await needsSessionCookies(page);
  await page.getByLabel(say('admin.password')).fill(password);
  await page.getByRole('button', { name: say('admin.logIn') }).click();
  await expect(page.getByRole('button', { name: say('admin.logOut') })).toBeVisible();
  expect(await cookiesOf(page)).toEqual(listed('cookie').toSorted());
});

test('the privacy policy lists keys and cookies', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const items = page.getByRole('main').getByRole('listitem');
  for (const name of [...listed('localStorage'), ...listed('cookie')])
    await expect(items.filter({ hasText: name })).toHaveCount(1);
});
