import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { formatFileSize } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import {
  otherLanguage,
  pageOfFooter,
  sayInOther,
  withoutJobs,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock, rare } from '#tests/support/visit.ts';
import {
  attached,
  expectSuccess,
  field,
  fill,
  form,
  applicant,
  jobPath,
  optional,
  logged,
  submitButton,
} from './application.ts';
import { answer, answerNoAtOnce } from './enquiry.ts';
import { chooseLanguage, footerLink } from './navigation-bar.ts';
import { toasts } from '#tests/support/toasts.ts';

/** Leaving the page during an application (SPEC section 4, Application). */

test.skip(...withoutJobs);

const pathInOther = inLanguage(site, otherLanguage, jobPath);

test('leaving within the two seconds is not undone (R222)', rare, async ({ page }) => {
  const asked = answer(page, 'dismiss');
  await visitWithStoppedClock(page, jobPath);
  await fill(page);
  await submitButton(page).click();
  await expectSuccess(page);
  await page.clock.runFor(1000);
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await page.clock.runFor(2 * limits.application.redirectDelayMs);
  await expectPage(page, pageOfFooter.address);
  expect(asked).toEqual([]);
});

test(
  'a browser that answers without showing the question lets the visitor leave (R003)',
  rare,
  async ({ page }) => {
    await page.addInitScript(answerNoAtOnce);
    await visitWithStoppedClock(page, jobPath);
    await fill(page);
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
  },
);

test(
  'a change of language within the two seconds leads to Careers in that language (R222, R093)',
  rare,
  async ({ page }) => {
    test.skip(...withoutOtherLanguage);
    await visitWithStoppedClock(page, jobPath);
    await fill(page);
    await submitButton(page).click();
    await expectSuccess(page);
    await chooseLanguage(page, otherLanguage);
    await expectPage(page, pathInOther);
    await page.clock.runFor(limits.application.redirectDelayMs);
    await expectPage(page, pathTo(site, otherLanguage, 'careers'));
  },
);

test('a change of language keeps typed text and the file; leaving asks once and sends nothing (R003, R093, R212, R227)', async ({
  page,
}) => {
  const asked = answer(page, 'accept');
  await visitWithStoppedClock(page, jobPath);
  const entries = logged(page);
  const values = { ...applicant, ...optional };
  await fill(page, values);
  if (otherLanguage !== site.defaultLanguage) {
    await chooseLanguage(page, otherLanguage);
    await expectPage(page, pathInOther);
    await expect(submitButton(page)).toHaveText(sayInOther('application.form.submit'));
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
    expect(await attached(page)).toEqual([{ name: 'resume-ada.pdf', size: 412 * 1024 }]);
    const size = formatFileSize(localeOf(site, otherLanguage), 412 * 1024);
    await expect(form(page).getByText(sayInOther('application.resume.ready', { size }))).toBeVisible();
    await page.goBack();
    await expectPage(page, jobPath);
    expect(asked).toEqual([]);
  }

  await submitButton(page).click();
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  // The address changes first; the form is removed when the next page is shown.
  await expect(form(page)).toHaveCount(0);
  expect(asked.map(({ type }) => type)).toEqual(['confirm']);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
  await expectPage(page, pageOfFooter.address);
  expect(entries.filter(({ text }) => text.includes('Subject'))).toHaveLength(0);
});
