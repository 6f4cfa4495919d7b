import { expect } from '@playwright/test';
import { limits } from '../../config/limits.ts';
import { test, visit, visitWithStoppedClock } from '../visit.ts';
import {
  answer,
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
  toasts,
} from './application.ts';
import { chooseLanguage } from './navigation-bar.ts';

/** Leaving the page during an application (SPEC section 4, Application). */

test('whoever leaves within the two seconds is not called back (R222)', async ({ page }) => {
  const asked = answer(page, 'dismiss');
  await visitWithStoppedClock(page, jobPath);
  await fill(page);
  await submitButton(page).click();
  await expectSuccess(page);
  await page.clock.runFor(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.clock.runFor(2 * limits.application.redirectDelayMs);
  await expect(page).toHaveURL('/team');
  expect(asked).toEqual([]);
});

test('a change of language within the two seconds leads to Careers in that language (R222, R093)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, jobPath);
  await fill(page);
  await submitButton(page).click();
  await expectSuccess(page);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(`/de${jobPath}`);
  await page.clock.runFor(limits.application.redirectDelayMs);
  await expect(page).toHaveURL('/de/careers');
});

test('on a line that keeps the new language waiting too (R222, R093)', async ({ page }) => {
  await visitWithStoppedClock(page, jobPath);
  await fill(page);
  await submitButton(page).click();
  await expectSuccess(page);
  await page.route(`**/de${jobPath}`, () => undefined);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(`/de${jobPath}`);
  await page.clock.runFor(limits.application.redirectDelayMs);
  await expect(page).toHaveURL('/de/careers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('leaving with something typed asks once; leaving on the way sends nothing (R003, R227)', async ({
  page,
}) => {
  const asked = answer(page, 'accept');
  await visitWithStoppedClock(page, jobPath);
  const entries = logged(page);
  await fill(page);
  await submitButton(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/team');
  // The address changes first; the form is removed when the next page is shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  expect(asked).toEqual(['confirm']);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL('/team');
  expect(entries.filter(({ text }) => text.includes('Subject'))).toHaveLength(0);
});

test('a change of language keeps what was typed and the file, and asks nothing (R093, R212)', async ({
  page,
}) => {
  const asked = answer(page, 'dismiss');
  await visit(page, jobPath);
  await fill(page, { ...applicant, ...optional });
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL(`/fr${jobPath}`);
  await expect(submitButton(page)).toHaveText('Envoyer la candidature');
  for (const [name, value] of Object.entries({ ...applicant, ...optional })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  expect(await attached(page)).toEqual([{ name: 'resume-ada.pdf', size: 412 * 1024 }]);
  await expect(form(page).getByText('412\u202Fko, prêt à envoyer')).toBeVisible();
  expect(asked).toEqual([]);
});

/** Simulates dragging a file over the drop zone. */
