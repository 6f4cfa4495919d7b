import { expect, type Page } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { chooseLanguage } from '../journeys/navigation-bar.ts';
import { visit } from '../visit.ts';
import { password, resume, test, toasts } from './live-site.ts';

/** Live mode from end to end: the dashboard shows what visitors send (docs/decisions/009-live-mode.md). */

async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`${form} [name="${name}"]`).fill(value);
}

/** Very fast input is held back, so the page's clock is moved. */
const takeTime = (page: Page) => page.clock.fastForward(3000);

async function logIn(page: Page): Promise<void> {
  await visit(page, '/admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
}

async function apply(page: Page, applicant: { firstName: string; lastName: string }): Promise<void> {
  await page.clock.install();
  await visit(page, '/careers/cloud-engineer');
  await fill(page, '#apply form', { ...applicant, email: 'ada@example.com', phone: '+44 20 7946 0000' });
  await page.locator('#apply [name="resume"]').setInputFiles(resume);
  await takeTime(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toasts(page).getByText('Application submitted successfully!')).toBeVisible();
  await page.waitForURL('**/careers');
}

test('what visitors send is in the dashboard: an enquiry, a subscription, an application with its resume', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/contact');
  await fill(page, '#message form', {
    name: 'Mira Halden',
    email: 'mira@halden.example',
    message: 'Slow.\nVery.',
  });
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#message').getByText('Message sent!').first()).toBeVisible();

  await page.goto('/#newsletter');
  const newsletter = page.locator('form[action="/api/newsletter"]').first();
  await newsletter.getByLabel('Work email').fill('jon@halden.example');
  await takeTime(page);
  await newsletter.getByRole('button').click();
  await expect(page.getByText('follow the link we have sent to jon@halden.example')).toBeVisible();

  await apply(page, { firstName: 'Ada', lastName: 'Lovelace' });

  await logIn(page);
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  const detail = page.getByRole('complementary', { name: 'Application in full' });
  await expect(detail.getByRole('heading', { name: 'Ada Lovelace' })).toBeFocused();
  const download = page.waitForEvent('download');
  await detail.getByRole('link', { name: 'Download resume-ada.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('resume-ada.pdf');

  await page.getByRole('button', { name: 'Enquiries' }).click();
  await page.locator('summary', { hasText: 'Mira Halden' }).click();
  await expect(page.getByText('Slow.')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribers' }).click();
  await expect(page.locator('strong', { hasText: 'jon@halden.example' })).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
});

test('an application arrives while the dashboard is open, is marked, unmarked, noted and deleted', async ({
  page,
  context,
}) => {
  await logIn(page);
  const visitor = await context.newPage();
  await apply(visitor, { firstName: 'Grace', lastName: 'Hopper' });
  await visitor.close();
  await expect(toasts(page).getByText('New Application Received!')).toBeVisible();

  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  const detail = page.getByRole('complementary', { name: 'Application in full' });
  await detail.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByText('Grace Hopper is now marked: Reviewed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(detail.getByRole('button', { name: 'Mark as reviewed' })).toBeVisible();

  await detail.getByLabel('Notes of the team').fill('Call her on Monday.');
  await detail.getByLabel('Notes of the team').blur();
  await expect(detail.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(detail.getByLabel('Notes of the team')).toHaveValue('Call her on Monday.');

  await detail.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Grace Hopper' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeFocused();
});

test.describe('refused', () => {
  // The browser logs the answers 401 and 415.
  test.use({ isConsoleWatched: false });

  test('an empty resume is refused: the field says why, and everything stays (R223, R224)', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/careers/cloud-engineer');
    await fill(page, '#apply form', {
      firstName: 'Jon',
      lastName: 'Ek',
      email: 'jon@ek.example',
      phone: '1',
    });
    await page.locator('#apply [name="resume"]').setInputFiles({ ...resume, buffer: Buffer.alloc(0) });
    await expect(page.getByText('This file is empty and cannot be sent.')).toBeVisible();
    await takeTime(page);
    const answer = page.waitForResponse('**/api/applications');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    expect((await answer).status()).toBe(415);
    await page.clock.fastForward(1000);
    await expect(toasts(page).getByText('There was an error submitting your application.')).toBeVisible();
    await expect(page.locator('#apply [name="firstName"]')).toHaveValue('Jon');
  });

  test('after a change of language on the way, a message that does not get through is told of in the new one (R101, R193)', async ({
    page,
  }) => {
    const { promise: lineBreaks, resolve: breakLine } = Promise.withResolvers<void>();
    await page.route('**/api/enquiries', async (route) => {
      await lineBreaks;
      await route.abort();
    });
    await visit(page, '/contact');
    await fill(page, '#message form', { name: 'Mira', email: 'mira@halden.example', message: 'Slow.' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await chooseLanguage(page, 'Deutsch');
    await expect(page.getByRole('button', { name: /Wird gesendet/ })).toBeVisible();
    breakLine();
    const refused = createTranslator('de')('contact.refused', { email: brand.email.general });
    await expect(page.getByRole('listitem').getByText(refused)).toBeVisible();
    await expect(page.locator('#message [name="message"]')).toHaveValue('Slow.');
  });

  test('a wrong password is said beside the field and as a toast', async ({ page }) => {
    await visit(page, '/admin');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert').getByText('Invalid password')).toBeVisible();
    await expect(toasts(page).getByText('Invalid admin credentials')).toBeVisible();
  });

  test('a session that ends while somebody writes leads to the login, and the note is there again', async ({
    page,
    context,
  }) => {
    const applicant = { firstName: 'Radia', lastName: 'Perlman', email: 'radia@example.com', phone: '1' };
    const answer = await page.request.post('/api/applications', {
      headers: { accept: 'application/json' },
      multipart: { ...applicant, jobId: 'cloud-engineer', resume },
    });
    expect(answer.status()).toBe(201);
    await logIn(page);
    await page.getByRole('button', { name: 'Radia Perlman' }).click();
    const notes = page.getByLabel('Notes of the team');
    await notes.fill('Knows trees.');
    await context.clearCookies();
    await notes.blur();
    await expect(page.getByText('Your session has ended.').first()).toBeVisible();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Radia Perlman' }).click();
    await expect(notes).toHaveValue('Knows trees.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms post, and the page says how it ended', async ({ page }) => {
    await page.goto('/de/contact');
    await fill(page, '#message form', { name: 'Mira', email: 'mira@halden.example', message: 'Hallo' });
    await page.locator('#message form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/de\/contact#enquiry-sent$/);
    await expect(page.locator('#enquiry-sent')).toBeVisible();
    await expect(page.locator('#enquiry-failed')).toBeHidden();

    await page.goto('/de/contact');
    const typed = { name: 'Mira', email: 'mira?bcc=all@halden.example', message: 'Hallo,\nund noch etwas' };
    await fill(page, '#message form', typed);
    await page.locator('#message form button[type="submit"]').click();
    await expect(page.locator('#message [name="email"]')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(/^E-Mail: /);
    for (const [name, text] of Object.entries(typed))
      await expect(page.locator(`#message [name="${name}"]`)).toHaveValue(text);
    await fill(page, '#message form', { email: 'mira@halden.example' });
    await page.locator('#message form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/de\/contact#enquiry-sent$/);

    await page.goto('/careers/cloud-engineer');
    await fill(page, '#apply form', {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@byron.example',
      phone: '1',
    });
    await page.locator('#apply [name="resume"]').setInputFiles(resume);
    await page.locator('#apply form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/careers#application-sent$/);
    await expect(page.locator('#application-sent')).toBeVisible();
  });
});
