import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { testSite } from '#content/test-support/test-site.ts';
import { button, confirmation, enquiry, fill } from '#tests/journeys/enquiry.ts';
import { say } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, goTo, hydrated, rare, reload } from '#tests/support/visit.ts';
import { logIn, test, type LiveSite } from './live-site.ts';

/** Where an enquiry came from: sent with it, shown to the team, and stored nowhere in the browser. */

const first = '/services?utm_source=news&utm_medium=email&page=2';

/** Arrives by a link of another site, and goes on to the form without a new document. */
async function arriveAndMove(page: Page): Promise<void> {
  await page.goto(first, { referer: 'https://search.example/find?q=secret' });
  await endSplash(page);
  await hydrated(page);
  for (const path of ['/about', '/contact']) {
    await goTo(page, path);
    await expectPage(page, path);
  }
}

async function send(page: Page, email: string): Promise<void> {
  await fill(page, { ...enquiry, email });
  await button(page).click();
  await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
}

const storedIn = async (page: Page) => [
  await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]),
  await page.context().cookies(),
];

/** What the team reads about an enquiry: in its mail, in the dashboard and in the CSV file. */
async function readByTeam(page: Page, { mailTo }: LiveSite, email: string) {
  const mail = () => mailTo(testSite.settings.contact.email.general);
  await expect.poll(mail).toContain(email);
  await logIn(page, '#enquiries');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: say('dashboard.search') }).fill(email);
  const rows = main.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: say('admin.dashboard.exportCsv'), exact: true }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  await rows.getByRole('button').click();
  const detail = page.getByRole('complementary', { name: say('dashboard.enquiry') });
  await expect(detail).toContainText(email);
  return { mail: mail(), csv, dashboard: await detail.innerText() };
}

const known = ['/services', 'search.example', 'utm_source=news&utm_medium=email'];

test('the first page, the referring host and the campaign reach the team; nothing is stored in the browser', async ({
  page,
  site,
}) => {
  const email = 'moved@source.example';
  await arriveAndMove(page);
  const before = await storedIn(page);
  await send(page, email);
  expect(await storedIn(page)).toEqual(before);
  const read = await readByTeam(page, site, email);
  for (const [place, text] of Object.entries(read))
    for (const part of known) expect(text, place).toContain(part);
  expect(JSON.stringify(read)).not.toMatch(/secret|page=2/);
});

for (const [name, prepare] of [
  ['after a reload', reload],
  ['with Global Privacy Control', null],
] as const)
  test(`the first page is unknown ${name}`, rare, async ({ page, site }) => {
    const email = prepare ? 'reload@source.example' : 'control@source.example';
    if (!prepare)
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      });
    await arriveAndMove(page);
    await prepare?.(page);
    await send(page, email);
    const read = await readByTeam(page, site, email);
    for (const [place, text] of Object.entries(read)) {
      expect(text, place).toContain(say('dashboard.source.unknown'));
      for (const part of known) expect(text, place).not.toContain(part);
    }
  });
