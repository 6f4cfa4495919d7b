import { testSite } from '#content/test-support/test-site.ts';
import { appendFileSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { honeypot } from '#shared/honeypot.ts';
import { limits } from '#shared/limits.ts';
import { longest } from '#shared/text-limits.ts';
import { storedEntries } from '#content/pages/stored-entries.ts';
import {
  button,
  confirmation,
  enquiry,
  field as enquiryField,
  fill as fillEnquiry,
} from '#tests/journeys/enquiry.ts';
import {
  applicant,
  failed,
  field as applicationField,
  fill as fillApplication,
  jobPath,
  submitButton,
  succeeded,
} from '#tests/journeys/application.ts';
import {
  otherLanguage,
  say,
  sayInOther,
  withoutJobs,
  withoutNewsletter,
} from '#tests/support/site-under-test.ts';
import { expectPage, rare, visit } from '#tests/support/visit.ts';
import { logIn, resume, test } from './live-site.ts';
import { toasts } from '#tests/support/toasts.ts';

/** What visitors send in live mode arrives, also without scripts. */

/** The target of a link in a mail; empty while there is no such mail. */
const linkIn = (mail: string, page: 'confirm' | 'leave') =>
  new RegExp(`https?://[^\\s>]+/api/newsletter/${page}\\?[^\\s>]+`).exec(mail)?.[0] ?? '';

const table = (page: Page) => page.getByRole('main').getByRole('table');

test('an enquiry is stored once, answered by email, and sets no cookie', async ({ page, site }) => {
  await visit(page, '/contact');
  await fillEnquiry(page, { ...enquiry, email: 'once@hill.example' });
  await button(page).dblclick();
  await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
  await expect.poll(() => site.mailTo('once@hill.example')).not.toBe('');
  expect(await page.context().cookies()).toEqual([]);
  await logIn(page, '#enquiries');
  await expect(table(page).getByRole('row').filter({ hasText: 'once@hill.example' })).toHaveCount(1);
  const ofLogin = storedEntries(testSite, 'live').filter(
    ({ purpose }) => purpose === 'session' || purpose === 'browser',
  );
  const cookies = new Set((await page.context().cookies()).map(({ name }) => name));
  expect(cookies).toEqual(new Set(ofLogin.map(({ name }) => name)));
});

test(
  'a message that fills the hidden field is counted on the first screen of the dashboard',
  rare,
  async ({ page, site }) => {
    const answer = await page.request.post('/api/enquiries', {
      headers: { origin: site.origin },
      data: { ...enquiry, email: 'filler@hill.example', [honeypot]: 'x', elapsedMs: '9000' },
    });
    expect(answer.status()).toBe(201);
    await logIn(page);
    await page.getByRole('link', { name: `${say('dashboard.enquiries')} (1)` }).click();
    await page.getByRole('button', { name: `${say('dashboard.spam')} (1)` }).click();
    await expect(table(page).getByRole('row').filter({ hasText: 'filler@hill.example' })).toHaveCount(1);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an enquiry and a footer subscription are posted and answered in the language of the page',
    rare,
    async ({ page, site }) => {
      await page.goto(pathTo(testSite, otherLanguage, 'contact'));
      await fillEnquiry(page, { ...enquiry, email: 'plain@hill.example' });
      await button(page).click();
      await expectPage(page, `${pathTo(testSite, otherLanguage, 'contact')}#enquiry-sent`);
      await expect(page.locator('#enquiry-sent')).toContainText(sayInOther('enquiry.form.sent'));
      await expect.poll(() => site.mailTo('plain@hill.example')).not.toBe('');
      if (withoutNewsletter[0]) return;

      await page.goto(inLanguage(testSite, otherLanguage, '/no/such/page'));
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel(sayInOther('footer.newsletter.label')).fill('foot@hill.example');
      await footer.getByRole('button', { name: sayInOther('footer.newsletter.subscribe') }).click();
      await expectPage(page, `${pathTo(testSite, otherLanguage, 'home')}#newsletter-sent`);
      await expect(page.locator('#newsletter-sent')).toContainText(sayInOther('live.newsletter.sent'));
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, isConsoleWatched: false });

  test(
    'a rejected message comes back with the reason, all texts and the focus, and can be sent after correction',
    rare,
    async ({ page, site }) => {
      const contact = pathTo(testSite, otherLanguage, 'contact');
      const email = 'again@hill.example';
      await page.goto(contact);
      await fillEnquiry(page, { ...enquiry, email, message: 'a'.repeat(longest.message + 1) });
      await button(page).click();
      const message = page.locator('[name="message"]');
      const problem = sayInOther('live.problem.too-long', { field: sayInOther('contact.form.message') });
      await expect(message).toHaveAccessibleDescription(problem);
      await expect(message).toBeFocused();
      await expect(page.locator('[name="company"]')).toHaveValue(enquiry['company'] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
      await message.fill('Shorter.');
      await page.getByRole('button').click();
      await expectPage(page, `${contact}#enquiry-sent`);
      await expect.poll(() => site.mailTo(email)).not.toBe('');
    },
  );
});

test('an application arrives with a downloadable resume', async ({ page }) => {
  test.skip(...withoutJobs);
  await visit(page, jobPath);
  await fillApplication(page, { ...applicant, email: 'resume@hill.example' }, resume);
  await submitButton(page).click();
  await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
  await expectPage(page, '/careers');

  await logIn(page);
  await table(page).getByRole('row').filter({ hasText: 'resume@hill.example' }).getByRole('button').click();
  const detail = page.getByRole('complementary', { name: say('admin.dashboard.detailLabel') });
  const download = page.waitForEvent('download');
  await detail
    .getByRole('link', { name: say('admin.dashboard.downloadResume', { file: resume.name }) })
    .click();
  expect((await download).suggestedFilename()).toBe(resume.name);
});

test.describe('a refusal that is final', () => {
  // The console names each answer that is an error.
  test.use({ isConsoleWatched: false });

  test('is shown at the focused field until it is changed', rare, async ({ page, site }) => {
    await visit(page, '/contact');
    const email = 'r&d@hill.example';
    await fillEnquiry(page, { ...enquiry, email, message: 'a'.repeat(longest.message + 1) });
    await button(page).click();
    const message = enquiryField(page, 'message');
    const problem = say('live.problem.too-long', { field: say('contact.form.message') });
    await expect(message).toHaveAccessibleDescription(problem);
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeFocused();
    await expect(toasts(page).filter({ hasText: problem })).toBeVisible();
    await message.fill('One line\u000bof slides');
    await expect(message).not.toHaveAttribute('aria-invalid');
    await button(page).click();
    await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
    await expect.poll(() => site.mailTo(email)).not.toBe('');
  });

  test('of a resume is said at its field, and another one is sent', rare, async ({ page }) => {
    test.skip(...withoutJobs);
    await visit(page, jobPath);
    const richText = {
      name: 'resume.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from('{\\rtf1 Ada}'),
    };
    await fillApplication(page, { ...applicant, email: 'rich@hill.example' }, richText);
    await submitButton(page).click();
    const input = applicationField(page, 'resume');
    const problem = `${say('application.resume')}: ${say('live.problem.resume')}`;
    await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(problem)));
    await expect(input).toBeFocused();
    await expect(page.getByText(failed).filter({ visible: true })).toHaveCount(0);
    await expect(applicationField(page, 'email')).toHaveValue('rich@hill.example');
    await input.setInputFiles({ ...resume, buffer: Buffer.alloc(limits.application.resumeMaxBytes + 1) });
    await expect(input).not.toHaveAttribute('aria-invalid');
    await submitButton(page).click();
    const large = `${say('application.resume')}: ${say('live.resume.large')}`;
    await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(large)));
    await input.setInputFiles(resume);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await submitButton(page).click();
    await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
  });
});

test.describe('a failure that only the visitor can mend', () => {
  test.use({ isConsoleWatched: false });

  test('names the changed file, which is chosen again', rare, async ({ page }) => {
    test.skip(...withoutJobs);
    const file = join(mkdtempSync(join(tmpdir(), 'resume-')), 'resume-ada.pdf');
    writeFileSync(file, resume.buffer);
    await visit(page, jobPath);
    await fillApplication(page, { ...applicant, email: 'changed@hill.example' }, null);
    const input = applicationField(page, 'resume');
    await input.setInputFiles(file);
    const ready = page.getByText(say('application.resume.ready', { size: '' }).trim());
    await expect(ready).toBeVisible();
    // Another size and, for browsers that compare seconds, another time.
    appendFileSync(file, '%saved again');
    utimesSync(file, new Date(), new Date(Date.now() + 10_000));
    await submitButton(page).click();
    const changed = say('live.file.changed', { file: 'resume-ada.pdf' });
    await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(changed)));
    await expect(input).toBeFocused();
    await expect(ready).toHaveCount(0);
    const again = say('application.form.failedAgain', { email: testSite.settings.contact.email.careers });
    await expect(page.locator('#apply form strong').filter({ hasText: `${changed} ${again}` })).toBeVisible();
    await expect(applicationField(page, 'email')).toHaveValue('changed@hill.example');
    await input.setInputFiles(file);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(ready).toBeVisible();
    await submitButton(page).click();
    await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
  });

  test('names a blocker or the connection, and the address to write to', rare, async ({ page }) => {
    await visit(page, '/contact');
    await fillEnquiry(page, { ...enquiry, email: 'blocked@hill.example' });
    const again = say('live.failure.again', { email: testSite.settings.contact.email.general });
    const beside = page.locator('form strong');
    await page.route('**/api/enquiries', (route) => route.abort('blockedbyclient'));
    await button(page).click();
    await expect(beside.filter({ hasText: `${say('live.failure.blocked')} ${again}` })).toBeVisible();
    await page.context().setOffline(true);
    await button(page).click();
    await expect(beside.filter({ hasText: `${say('live.failure.offline')} ${again}` })).toBeVisible();
    await page.context().setOffline(false);
    await page.unroute('**/api/enquiries');
    await button(page).click();
    await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
  });
});

test('an autofilled subscription gets its email, whose links confirm and cancel it', async ({
  page,
  site,
}) => {
  test.skip(...withoutNewsletter);
  const email = 'quick@hill.example';
  await visit(page, '/');
  const band = page.locator('#newsletter');
  await band.getByRole('textbox').first().fill(email);
  await band.getByRole('button', { name: say('newsletter.subscribe') }).click();
  await expect(band.getByText(say('live.newsletter.confirm', { email }))).toBeVisible();
  await expect.poll(() => linkIn(site.mailTo(email), 'confirm')).not.toBe('');
  const mail = site.mailTo(email);

  await page.goto(linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: say('newsletterPage.confirm.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('newsletterPage.confirmed.title'));
  await page.goto(linkIn(mail, 'leave'));
  await page.getByRole('button', { name: say('newsletterPage.leave.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('newsletterPage.left.title'));

  // The policy lists everything that the browser stores.
  await page.goto(pathTo(testSite, testSite.defaultLanguage, 'privacy'));
  const items = page.getByRole('main').getByRole('listitem');
  for (const { name } of storedEntries(testSite, 'live'))
    await expect(items.filter({ hasText: name })).toHaveCount(1);
});
