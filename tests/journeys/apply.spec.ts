import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { say, withoutJobs, jobs } from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock, rare } from '#tests/support/visit.ts';
import {
  applicant,
  draftBox,
  expectSuccess,
  field,
  fill,
  form,
  jobId,
  jobPath,
  logged,
  optional,
  resumeOf,
  stored,
  submitButton,
  succeeded,
} from './application.ts';
import { callsFrom } from './calls.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { toasts } from '#tests/support/toasts.ts';

/** Applying for a job (SPEC sections 2 to 8, Application). */

test.skip(...withoutJobs);

const jobTitle = withoutSoftHyphens(jobs[0]?.title ?? '');
const fields = localizeFields(createTranslator(site, site.defaultLanguage), applicationForm);
const required = [...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name), 'resume'];

test('works by keyboard; validation messages are the browser’s own (R212, R213, R215, R219, R221)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, jobPath);
  const validity = (name: string) =>
    field(page, name).evaluate((one) => {
      if (!(one instanceof HTMLInputElement)) throw new Error('no input');
      const { valueMissing, typeMismatch, customError } = one.validity;
      return { valueMissing, typeMismatch, customError };
    });
  expect(await form(page).evaluate((one) => one instanceof HTMLFormElement && one.noValidate)).toBe(false);
  await submitButton(page).press('Enter');
  await expect(field(page, 'firstName')).toBeFocused();
  for (const name of required) {
    expect(await validity(name)).toEqual({ valueMissing: true, typeMismatch: false, customError: false });
  }
  for (const { name, kind, options = [] } of fields) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(options[0]?.label ?? (kind === 'email' ? 'ada@' : 'Hello.'));
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'resume')).toBeFocused();
  await submitButton(page).press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  expect((await validity('email')).typeMismatch).toBe(true);
  await field(page, 'email').fill(applicant.email);
  await submitButton(page).press('Enter');
  await expect(field(page, 'resume')).toBeFocused();
  await expect(field(page, 'resume')).toBeInViewport();
  await expect(submitButton(page)).toBeEnabled();

  const chooser = page.waitForEvent('filechooser');
  // Wait for the chooser before the key is pressed.
  await expect(field(page, 'resume')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(resumeOf());
  const remove = `${say('application.resume.remove')} resume-ada.pdf`;
  for (const next of [form(page).getByRole('button', { name: remove }), draftBox(page), submitButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toBeFocused();
  await expectSuccess(page);
  await expect(submitButton(page)).toBeFocused();
});

test('a double submit logs one application and both emails, stores nothing, shows a toast and opens Careers (R003, R220, R221, R222, R225, R226, R227, R228, R229, R230, R231, R285)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, jobPath);
  await fill(page, { ...applicant, ...optional });
  const entries = logged(page);
  const calls = callsFrom(page);
  const before = await stored(page);
  await form(page).evaluate((one) => {
    if (!(one instanceof HTMLFormElement)) throw new Error('no form');
    one.requestSubmit();
    one.requestSubmit();
  });
  await expect(submitButton(page)).toHaveText(say('application.form.submitting'));
  await expect(submitButton(page)).toBeDisabled();
  await expect.poll(() => entries.length).toBe(1);
  const [, record] = (await entries[0]?.values()) ?? [];
  expect(record).toMatchObject({
    ...applicant,
    ...optional,
    jobId,
    jobTitle,
    status: 'new',
    resume: { name: 'resume-ada.pdf', sizeBytes: 412 * 1024, type: 'application/pdf' },
    id: expect.stringMatching(/^app-\d{13}$/),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  await field(page, 'email').press('Enter');
  await page.clock.runFor(limits.mail.delayMs - 1);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(say('demonstration.done'), { exact: true })).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'email').press('Enter');
  await expect.poll(() => entries.length).toBe(3);
  const mails = entries.slice(1).map(({ text }) => text);
  const confirmation = mails.find((text) => text.includes('To: ada@example.com')) ?? '';
  expect(confirmation).toContain(`Subject: ${say('mail.application.subject', { job: jobTitle })}\n`);
  for (const part of ['Ada', pageWords(editionOf(site), 'mails').application]) {
    expect(confirmation).toContain(part);
  }
  const notification = mails.find((text) => text !== confirmation) ?? '';
  const address = `${site.settings.origin}/admin`;
  const logIn = say('mail.applicationNotice.logIn', { address });
  for (const part of [jobTitle, 'Ada Lovelace', 'ada@example.com', logIn]) {
    expect(notification).toContain(part);
  }
  expect(await stored(page)).toBe(before);
  expect(calls).toEqual([]);

  await page.clock.runFor(limits.application.redirectDelayMs - 200);
  await expectPage(page, jobPath);
  await page.clock.runFor(200);
  await expectPage(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
  expect(entries).toHaveLength(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows where to send the application instead (R034, R212)', rare, async ({ page }) => {
    await page.goto(jobPath);
    const unscripted = say('application.form.unscripted', { email: site.settings.contact.email.careers });
    await expect(form(page).getByText(new RegExp(RegExp.escape(unscripted)))).toBeVisible();
    await fill(page);
    await submitButton(page).click();
    await expectPage(page, jobPath);
    await expect(field(page, 'email')).toHaveValue(applicant.email);
  });
});
