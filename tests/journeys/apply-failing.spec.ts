import { expect } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { say, withoutJobs } from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock } from '#tests/support/visit.ts';
import {
  applicant,
  attached,
  failed,
  field,
  fill,
  jobPath,
  logged,
  optional,
  submitButton,
  succeeded,
} from './application.ts';
import { toasts } from '#tests/support/toasts.ts';

/** An application that fails (SPEC sections 4 and 8). */

test.skip(...withoutJobs);

const failing = `${jobPath}?simulate=application-failure`;

test('a failure shows a message and keeps all input, also the file; a retry can succeed (R221, R223, R224)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, failing);
  const entries = logged(page);
  await fill(page, { ...applicant, ...optional });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(say('application.form.submitting'));
  await page.clock.runFor(limits.mail.delayMs);
  await expect(toasts(page).getByText(failed, { exact: true })).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toBeFocused();
  for (const [name, value] of Object.entries({ ...applicant, ...optional })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  expect(await attached(page)).toEqual([{ name: 'resume-ada.pdf', size: 412 * 1024 }]);
  await page.clock.runFor(2 * limits.application.redirectDelayMs);
  await expectPage(page, failing);
  expect(entries).toEqual([]);

  await page.evaluate((path) => history.replaceState(null, '', path), jobPath);
  await submitButton(page).press('Enter');
  await page.clock.runFor(limits.mail.delayMs);
  await expect(toasts(page).getByText(succeeded)).toBeVisible();
  await page.clock.runFor(limits.application.redirectDelayMs);
  await expectPage(page, '/careers');
});
