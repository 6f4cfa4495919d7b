import { expect, type Page } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { pathTo } from '../../config/routes.ts';
import { jobId, jobPath } from '../journeys/application.ts';
import { chooseLanguage } from '../journeys/navigation-bar.ts';
import {
  otherLanguage,
  say,
  sayInOther,
  withoutJobs,
  withoutNewsletter,
  withoutOtherLanguage,
} from '../site-under-test.ts';
import { expectPage, visit } from '../visit.ts';
import { fromElsewhere, logIn, password, resume, test, toasts } from './live-site.ts';

/** Live mode from end to end: the dashboard shows what visitors send (docs/decisions/009-live-mode.md). */

async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`${form} [name="${name}"]`).fill(value);
}

/** Very fast input is held back, so the page's clock is moved. */
const takeTime = (page: Page) => page.clock.fastForward(3000);

async function apply(page: Page, applicant: { firstName: string; lastName: string }): Promise<void> {
  await page.clock.install();
  await visit(page, jobPath);
  await fill(page, '#apply form', { ...applicant, email: 'ada@example.com', phone: '+44 20 7946 0000' });
  await page.locator('#apply [name="resume"]').setInputFiles(resume);
  await takeTime(page);
  await page.getByRole('button', { name: say('application.submit') }).click();
  await expect(toasts(page).getByText(say('application.succeeded'))).toBeVisible();
  await page.waitForURL('**/careers');
}

test('what visitors send is in the dashboard: an enquiry, a subscription, an application with its resume', async ({
  page,
}) => {
  test.skip(...withoutJobs);
  test.skip(...withoutNewsletter);
  await page.clock.install();
  await visit(page, '/contact');
  await fill(page, '#message form', {
    name: 'Mira Halden',
    email: 'mira@halden.example',
    message: 'Slow.\nVery.',
  });
  await takeTime(page);
  await page.getByRole('button', { name: say('contact.form.send') }).click();
  await expect(page.locator('#message').getByText(say('contact.sent.title')).first()).toBeVisible();

  await page.goto('/#newsletter');
  const newsletter = page.locator('form[action="/api/newsletter"]').first();
  await newsletter.getByLabel(say('newsletter.label')).fill('jon@halden.example');
  await takeTime(page);
  await newsletter.getByRole('button').click();
  await expect(page.getByText(say('live.newsletter.confirm', { email: 'jon@halden.example' }))).toBeVisible();

  await apply(page, { firstName: 'Ada', lastName: 'Lovelace' });

  await logIn(page);
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  const detail = page.getByRole('complementary', { name: say('admin.detail') });
  await expect(detail.getByRole('heading', { name: 'Ada Lovelace' })).toBeFocused();
  const download = page.waitForEvent('download');
  await detail.getByRole('link', { name: say('desk.resume.download', { file: 'resume-ada.pdf' }) }).click();
  expect((await download).suggestedFilename()).toBe('resume-ada.pdf');

  await page.getByRole('link', { name: say('desk.enquiries') }).click();
  await page.getByRole('button', { name: 'Mira Halden' }).click();
  await expect(page.getByText('Slow.')).toBeVisible();
  await page.getByRole('link', { name: say('desk.subscribers') }).click();
  const subscriber = page.getByRole('listitem').filter({ hasText: 'jon@halden.example' });
  await expect(subscriber.getByText(say('desk.unconfirmed'))).toBeVisible();
});

test('an application arrives while the dashboard is open, is marked, unmarked, noted and deleted', async ({
  page,
  context,
}) => {
  test.skip(...withoutJobs);
  await logIn(page);
  const visitor = await context.newPage();
  await apply(visitor, { firstName: 'Grace', lastName: 'Hopper' });
  await visitor.close();
  await expect(toasts(page).getByText(say('admin.arrival'))).toBeVisible();

  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  const detail = page.getByRole('complementary', { name: say('admin.detail') });
  const stages = detail.getByRole('group', { name: say('desk.stage') });
  const reviewed = stages.getByRole('button', { name: say('admin.status.reviewed'), exact: true });
  await reviewed.click();
  await expect(
    page.getByText(say('desk.status.done', { name: 'Grace Hopper', status: say('admin.status.reviewed') })),
  ).toBeVisible();
  await page.getByRole('button', { name: say('desk.undo') }).click();
  await expect(reviewed).toHaveAttribute('aria-pressed', 'false');

  await detail.getByLabel(say('desk.notes.new')).fill('Call her on Monday.');
  await detail.getByRole('button', { name: say('desk.notes.add') }).click();
  await expect(detail.getByLabel(say('desk.notes.new'))).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(detail.getByRole('listitem').filter({ hasText: 'Call her on Monday.' })).toBeVisible();

  await detail.getByRole('button', { name: say('desk.delete'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.delete') })
    .click();
  await expect(page.getByRole('button', { name: 'Grace Hopper' })).toHaveCount(0);
  await page.getByRole('button', { name: say('admin.logOut') }).click();
  await expect(page.getByRole('heading', { name: say('admin.title'), level: 1 })).toBeFocused();
});

test.describe('refused', () => {
  // The browser logs the answers 401 and 415.
  test.use({ isConsoleWatched: false });

  test('an empty resume is refused: the field says why, and everything stays (R223, R224)', async ({
    page,
  }) => {
    test.skip(...withoutJobs);
    await page.clock.install();
    await visit(page, jobPath);
    await fill(page, '#apply form', {
      firstName: 'Jon',
      lastName: 'Ek',
      email: 'jon@ek.example',
      phone: '1',
    });
    await page.locator('#apply [name="resume"]').setInputFiles({ ...resume, buffer: Buffer.alloc(0) });
    await expect(page.getByText(say('live.resume.empty'))).toBeVisible();
    await takeTime(page);
    const answer = page.waitForResponse('**/api/applications');
    await page.getByRole('button', { name: say('application.submit') }).click();
    expect((await answer).status()).toBe(415);
    await page.clock.fastForward(1000);
    await expect(toasts(page).getByText(say('application.failed'))).toBeVisible();
    await expect(page.locator('#apply [name="firstName"]')).toHaveValue('Jon');
  });

  test('after a change of language on the way, a message that does not get through is told of in the new one (R101, R193)', async ({
    page,
  }) => {
    test.skip(...withoutOtherLanguage);
    const { promise: lineBreaks, resolve: breakLine } = Promise.withResolvers<void>();
    await page.route('**/api/enquiries', async (route) => {
      await lineBreaks;
      await route.abort();
    });
    await visit(page, '/contact');
    await fill(page, '#message form', { name: 'Mira', email: 'mira@halden.example', message: 'Slow.' });
    await page.getByRole('button', { name: say('contact.form.send') }).click();
    await chooseLanguage(page, otherLanguage);
    await expect(page.getByRole('button', { name: sayInOther('contact.form.sending') })).toBeVisible();
    breakLine();
    const refused = sayInOther('contact.refused', { email: brand.email.general });
    await expect(page.getByRole('listitem').getByText(refused)).toBeVisible();
    await expect(page.locator('#message [name="message"]')).toHaveValue('Slow.');
  });

  test('a wrong password is said beside the field and as a toast', async ({ page }) => {
    await visit(page, '/admin');
    await page.getByLabel(say('admin.password')).fill('wrong');
    await page.getByRole('button', { name: say('admin.logIn') }).click();
    await expect(page.getByRole('alert').getByText(say('admin.invalid'))).toBeVisible();
    await expect(toasts(page).getByText(say('admin.refused'))).toBeVisible();
  });

  test('a session that ends while somebody writes leads to the login, and the note is there again', async ({
    page,
    context,
  }) => {
    test.skip(...withoutJobs);
    const applicant = { firstName: 'Radia', lastName: 'Perlman', email: 'radia@example.com', phone: '1' };
    const answer = await page.request.post('/api/applications', {
      headers: fromElsewhere(),
      multipart: { ...applicant, jobId, resume },
    });
    expect(answer.status()).toBe(201);
    await logIn(page);
    await page.getByRole('button', { name: 'Radia Perlman' }).click();
    const notes = page.getByLabel(say('desk.notes.new'));
    await notes.fill('Knows trees.');
    await context.clearCookies();
    await page.getByRole('button', { name: say('desk.notes.add') }).click();
    await expect(page.getByText(say('desk.session.ended')).first()).toBeVisible();
    await page.getByLabel(say('admin.password')).fill(password);
    await page.getByRole('button', { name: say('admin.logIn') }).click();
    await page.getByRole('button', { name: 'Radia Perlman' }).click();
    await expect(notes).toHaveValue('Knows trees.');
  });
});

test.describe('without JavaScript', () => {
  // The console reports the status of a refused form.
  test.use({ javaScriptEnabled: false, isConsoleWatched: false });

  test('the forms post, and the page says how it ended', async ({ page }) => {
    await page.goto(pathTo(otherLanguage, 'contact'));
    await fill(page, '#message form', { name: 'Mira', email: 'mira@halden.example', message: 'Hallo' });
    await page.locator('#message form button[type="submit"]').click();
    await expectPage(page, `${pathTo(otherLanguage, 'contact')}#enquiry-sent`);
    await expect(page.locator('#enquiry-sent')).toBeVisible();
    await expect(page.locator('#enquiry-failed')).toBeHidden();

    await page.goto(pathTo(otherLanguage, 'contact'));
    const typed = { name: 'Mira', email: 'mira?bcc=all@halden.example', message: 'Hallo,\nund noch etwas' };
    await fill(page, '#message form', typed);
    await page.locator('#message form button[type="submit"]').click();
    await expect(page.locator('#message [name="email"]')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(`${sayInOther('contact.form.email')}: `);
    for (const [name, text] of Object.entries(typed))
      await expect(page.locator(`#message [name="${name}"]`)).toHaveValue(text);
    await fill(page, '#message form', { email: 'mira@halden.example' });
    await page.locator('#message form button[type="submit"]').click();
    await expectPage(page, `${pathTo(otherLanguage, 'contact')}#enquiry-sent`);
    test.skip(...withoutJobs);

    await page.goto(jobPath);
    await fill(page, '#apply form', {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@byron.example',
      phone: '1',
    });
    await page.locator('#apply [name="resume"]').setInputFiles(resume);
    await page.locator('#apply form button[type="submit"]').click();
    await expectPage(page, /\/careers#application-sent$/);
    await expect(page.locator('#application-sent')).toBeVisible();
  });
});
