import { expect } from '@playwright/test';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { say, withoutJobs } from '#tests/support/site-under-test.ts';
import { endSplash, hydrated, test, visit } from '#tests/support/visit.ts';
import {
  applicant,
  attached,
  draftBox,
  field,
  fill,
  form,
  jobId,
  jobPath,
  optional,
  resumeOf,
  stored,
  submitButton,
  succeeded,
} from '#tests/journeys/application.ts';
import { answer } from '#tests/journeys/enquiry.ts';
import { toasts } from '#tests/support/toasts.ts';

/** The draft of an application, stored only if the visitor wants it. */

test.skip(...withoutJobs);

test('a draft is restored after a reload, without the resume, and deleted after sending (R227)', async ({
  page,
}) => {
  const asked = answer(page, 'accept');
  await visit(page, jobPath);
  await fill(page, applicant, null);
  await draftBox(page).check();
  await field(page, 'coverLetter').fill(optional.coverLetter);
  await page.reload();
  expect(asked).toEqual([]);
  await endSplash(page);
  await hydrated(page);
  await expect(draftBox(page)).toBeChecked();
  await expect(field(page, 'email')).toHaveValue(applicant.email);
  await expect(field(page, 'coverLetter')).toHaveValue(optional.coverLetter);
  expect(await attached(page)).toEqual([]);
  await expect(form(page).getByText(say('application.draft.restored'))).toBeVisible();
  await field(page, 'resume').setInputFiles(resumeOf());
  await submitButton(page).click();
  await expect(toasts(page).getByText(succeeded)).toBeVisible();
  const left = await stored(page);
  expect(left).not.toContain(applicant.email);
  expect(left).not.toContain(storageKeys.applicationDrafts);
});

test('a draft is stored only on request, deleted when unticked, and invalid data is ignored (R227)', async ({
  page,
}) => {
  await page.addInitScript(
    ([key, garbage]) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem(key, garbage);
      sessionStorage.setItem('planted', 'yes');
    },
    [storageKeys.applicationDrafts, `{"${jobId}":[1`] as const,
  );
  await visit(page, jobPath);
  await expect(draftBox(page)).not.toBeChecked();
  await fill(page, { ...applicant, ...optional });
  expect(await stored(page)).not.toContain(applicant.email);
  await draftBox(page).check();
  expect(await stored(page)).toContain(applicant.email);
  await draftBox(page).uncheck();
  expect(await stored(page)).not.toContain(applicant.email);
});
