import { expect, type Page, type Request } from '@playwright/test';
import { jobId } from '../journeys/application.ts';
import { expectPage, hydrated, visit } from '../visit.ts';
import { otherLanguage, say, sayInOther, withoutOtherLanguage } from '../site-under-test.ts';
import {
  fromElsewhere,
  needsSessionCookies,
  password,
  provideSite,
  resume,
  test as base,
  toasts,
  type LiveSite,
} from './live-site.ts';

/**
 * Several people work in the dashboard (docs/decisions/015-people.md). The site is their own: with a second user
 * nobody can log in without an address, as other journeys do.
 */
const test = base.extend<object, { site: LiveSite }>({
  // oxlint-disable-next-line no-empty-pattern
  site: [async ({}, provide) => provideSite(provide), { scope: 'worker' }],
});
test.describe.configure({ mode: 'serial' });

const owner = 'owner@site.example';
const newPassword = 'a password of my own';
const colleague = { email: 'mira@site.example', name: 'Mira Halden', password: 'the password of Mira' };

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await visit(page, '/admin');
  await needsSessionCookies(page);
  if (email !== '') await gateEmail(page).fill(email);
  await mainOf(page).getByLabel(say('admin.password')).fill(typed);
  await page.getByRole('button', { name: say('admin.logIn') }).click();
}

/** Without the footer, which has fields too. */
const mainOf = (page: Page) => page.locator('main');
/** The address before a login; the site's newsletter form has one too. */
const gateEmail = (page: Page) => page.locator('main input[type="email"][autocomplete="username"]');
const logOutOf = (page: Page) => page.getByRole('button', { name: say('admin.logOut') });
const views = (page: Page) => page.getByRole('navigation', { name: say('desk.views') });

/** The link of the latest mail to an address that holds such a fragment. */
async function linkIn(site: LiveSite, address: string, kind: 'invitation' | 'reset'): Promise<string> {
  const link = () => new RegExp(`http://\\S+#${kind}=[\\w-]+`).exec(site.mailTo(address))?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

/** Opens a link of a mail; the secret leaves the address at once. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
}

test('an owner invites a colleague, who joins, gets work, and sees no more than the role allows', async ({
  page,
  browser,
  site,
}) => {
  await logIn(page, '', password);
  await views(page)
    .getByRole('link', { name: say('people.account') })
    .click();
  await mainOf(page).getByLabel(say('people.email')).fill(owner);
  await mainOf(page).getByLabel(say('people.account.confirm')).first().fill(password);
  await page
    .getByRole('button', { name: say('people.account.save'), exact: true })
    .nth(1)
    .click();
  await expect(toasts(page).getByText(say('people.account.saved'))).toBeVisible();

  await views(page)
    .getByRole('link', { name: say('people.users'), exact: true })
    .click();
  await mainOf(page).getByLabel(say('people.email')).fill(colleague.email);
  await mainOf(page).getByLabel(say('people.users.name')).fill('Mira');
  await page.locator('main select[name="role"]').selectOption('reader');
  await page.getByRole('button', { name: say('people.users.send') }).click();
  await expect(page.getByText(say('people.users.invited'))).toBeVisible();

  const link = await linkIn(site, colleague.email, 'invitation');
  const context = await browser.newContext({ baseURL: site.origin });
  const other = await context.newPage();
  await follow(other, link);
  await expect(other.getByText(say('people.invitation.lead', { email: colleague.email }))).toBeVisible();
  await mainOf(other).getByLabel(say('people.users.name')).fill(colleague.name);
  await other.locator('input[name="next"]').fill(colleague.password);
  await other.getByRole('button', { name: say('people.invitation.join') }).click();
  await expect(logOutOf(other)).toBeVisible();
  await expect(views(other).getByRole('link', { name: say('people.account') })).toBeVisible();
  await expect(views(other).getByRole('link', { name: say('people.users'), exact: true })).toHaveCount(0);
  await expect(views(other).getByRole('link', { name: say('log'), exact: true })).toHaveCount(0);
  await expect(other.getByRole('link', { name: say('admin.export') })).toHaveCount(0);

  // Of no use a second time.
  await logOutOf(other).click();
  await expect(other.getByRole('heading', { name: say('admin.title'), level: 1 })).toBeFocused();
  await follow(other, link);
  await expect(other.getByRole('alert').getByText(say('people.link.invalid'))).toBeVisible();
  await other.getByRole('button', { name: say('people.login.back') }).click();
  await expect(other.getByRole('heading', { name: say('admin.title'), level: 1 })).toBeFocused();
  await context.close();

  await page.reload();
  await page.getByRole('combobox', { name: colleague.name }).selectOption('editor');
  await expect(
    toasts(page).getByText(
      say('people.users.changed', { name: colleague.name, role: say('people.role.editor') }),
    ),
  ).toBeVisible();
  await views(page)
    .getByRole('link', { name: say('log'), exact: true })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: colleague.name }).first()).toBeVisible();
  await logOutOf(page).click();
});

test('a reader is shown nothing that would be refused, in the language of the own profile', async ({
  page,
  browser,
  site,
}) => {
  const headers = fromElsewhere();
  const data = { name: 'Nils Aalto', email: 'nils@aalto.example', message: 'Slow.' };
  expect((await page.request.post('/api/enquiries', { headers, data })).status()).toBe(201);
  // The honeypot: it waits in the spam folder.
  const spam = { email: 'spam@aalto.example', website: 'x' };
  expect((await page.request.post('/api/newsletter', { headers, data: spam })).status()).toBe(202);
  const multipart = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@byron.example',
    phone: '1',
    jobId,
    resume,
  };
  await page.request.post('/api/applications', { headers, multipart });
  await logIn(page, owner, password);
  await views(page)
    .getByRole('link', { name: say('people.users'), exact: true })
    .click();
  await page.getByRole('combobox', { name: colleague.name }).selectOption('reader');
  const changed = say('people.users.changed', { name: colleague.name, role: say('people.role.reader') });
  await expect(toasts(page).getByText(changed)).toBeVisible();
  await logOutOf(page).click();

  const context = await browser.newContext({ baseURL: site.origin });
  const reading = await context.newPage();
  const refused: string[] = [];
  const waiting = new Set<Request>();
  reading.on('request', (request) => {
    if (request.url().includes('/api/admin/') && !request.url().endsWith('/events')) waiting.add(request);
  });
  const settled = () => expect.poll(() => waiting.size).toBe(0);
  reading.on('requestfailed', (request) => waiting.delete(request));
  reading.on('response', (response) => {
    waiting.delete(response.request());
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  /** The last ones first: the first one closes a record. */
  const pressAll = (buttons: string) =>
    reading.evaluate((selector) => {
      for (const button of [...document.querySelectorAll<HTMLElement>(selector)].toReversed()) button.click();
    }, buttons);

  await logIn(reading, colleague.email, colleague.password);
  await expect(views(reading).getByRole('link', { name: say('people.account') })).toBeVisible();
  const links = await views(reading).getByRole('link').all();
  for (const link of links) {
    await link.click();
    await settled();
    await pressAll('main button:not(:disabled, td *, header *)');
    await settled();
    const record = reading.locator('td button').first();
    if (!(await record.isVisible())) continue;
    await record.click();
    await expect(reading.getByRole('complementary')).toBeVisible();
    await settled();
    await expect(reading.getByRole('complementary').getByRole('textbox')).toHaveCount(0);
    await pressAll('main aside button:not(:disabled)');
    await settled();
  }
  await reading.goto('/admin#log');
  await expect(views(reading).getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  expect(refused).toEqual([]);

  if (!withoutOtherLanguage[0]) {
    await reading.goto('/admin#account');
    await mainOf(reading).getByLabel(say('people.users.language')).selectOption(otherLanguage);
    await reading
      .getByRole('button', { name: say('people.account.save'), exact: true })
      .first()
      .click();
    const title = { name: sayInOther('people.account'), level: 1 };
    await expect(reading.getByRole('heading', title)).toBeVisible();
    await expectPage(reading, /#account$/);
    await reading.goto('/admin');
    await expect(reading.getByRole('button', { name: sayInOther('admin.logOut') })).toBeVisible();
  }
  await context.close();
});

test.describe('refused', () => {
  // The browser logs the answers 401, 409 and 410.
  test.use({ isConsoleWatched: false });

  test('the last owner stays, and a forgotten password is chosen anew by mail', async ({ page, site }) => {
    await logIn(page, owner, password);
    await views(page)
      .getByRole('link', { name: say('people.users'), exact: true })
      .click();
    await page.getByRole('combobox', { name: 'admin' }).selectOption('reader');
    await expect(toasts(page).getByText(say('people.users.lastOwner'))).toBeVisible();
    await logOutOf(page).click();

    await page.getByRole('button', { name: say('people.login.forgot') }).click();
    await expect(page.getByRole('heading', { name: say('people.reset.title'), level: 1 })).toBeFocused();
    await gateEmail(page).fill(owner);
    await page.getByRole('button', { name: say('people.reset.send') }).click();
    await expect(page.getByText(say('people.reset.sent', { email: owner }))).toBeVisible();
    const link = await linkIn(site, owner, 'reset');
    await follow(page, link);
    await page.locator('input[name="next"]').fill(newPassword);
    await page.getByRole('button', { name: say('people.reset.save') }).click();
    await expect(toasts(page).getByText(say('people.reset.done'))).toBeVisible();

    await logIn(page, owner, password);
    await expect(page.getByRole('alert').getByText(say('admin.invalid'))).toBeVisible();
    await mainOf(page).getByLabel(say('admin.password')).fill(newPassword);
    await page.getByRole('button', { name: say('admin.logIn') }).click();
    await expect(logOutOf(page)).toBeVisible();
    await logOutOf(page).click();
    await expect(page.getByRole('heading', { name: say('admin.title'), level: 1 })).toBeFocused();

    await follow(page, link);
    await page.locator('input[name="next"]').fill('another password of mine');
    await page.getByRole('button', { name: say('people.reset.save') }).click();
    await expect(page.getByRole('alert').getByText(say('people.link.invalid'))).toBeVisible();
  });
});

test('a passkey opens the dashboard alone, and after the password when a login needs both', async ({
  page,
}) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await logIn(page, owner, newPassword);
  await views(page)
    .getByRole('link', { name: say('people.account') })
    .click();
  await mainOf(page).getByLabel(say('people.account.passkeyName')).fill('Laptop');
  await mainOf(page).getByLabel(say('people.account.confirm')).last().fill(newPassword);
  await page.getByRole('button', { name: say('people.account.addPasskey') }).click();
  await expect(toasts(page).getByText(say('people.account.passkeyAdded'))).toBeVisible();
  await expect(page.locator('bdi', { hasText: 'Laptop' })).toBeVisible();
  await logOutOf(page).click();

  await page.getByRole('button', { name: say('people.login.passkey') }).click();
  await expect(logOutOf(page)).toBeVisible();

  await views(page)
    .getByRole('link', { name: say('people.account') })
    .click();
  await mainOf(page).getByLabel(say('people.account.rule')).selectOption('both');
  await mainOf(page).getByLabel(say('people.account.confirm')).nth(1).fill(newPassword);
  await page
    .getByRole('button', { name: say('people.account.save'), exact: true })
    .nth(2)
    .click();
  await expect(toasts(page).getByText(say('people.account.saved'))).toBeVisible();
  await logOutOf(page).click();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/session') && response.request().method() === 'POST')
      answers.push(response.status());
  });
  await logIn(page, owner, newPassword);
  await expect(logOutOf(page)).toBeVisible();
  // The password was right, and then the passkey.
  expect(answers).toEqual([200, 204]);
});
