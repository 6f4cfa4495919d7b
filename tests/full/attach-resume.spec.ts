import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { formatFileSize } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { say, withoutJobs } from '#tests/support/site-under-test.ts';
import { test, visit, visitWithStoppedClock } from '#tests/support/visit.ts';
import {
  applicant,
  attached,
  expectSuccess,
  field,
  fill,
  form,
  jobPath,
  resumeOf,
  submitButton,
} from '#tests/journeys/application.ts';

/** The resume of an application: chosen, dropped, with notes (SPEC section 5, Application form). */

test.skip(...withoutJobs);

const sizeOf = (bytes: number) =>
  say('application.resume.ready', { size: formatFileSize(localeOf(site, site.defaultLanguage), bytes) });

async function drop(page: Page, name: string, content: string): Promise<void> {
  await field(page, 'resume').evaluate(
    (input, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.content], file.name));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        input.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { name, content },
  );
}

test('a resume can be dropped, replaced and removed (R212, R216)', async ({ page }) => {
  await visit(page, jobPath);
  await drop(page, 'first.docx', 'one');
  await expect(form(page).getByText('first.docx', { exact: true }).first()).toBeVisible();
  await expect(form(page).getByText(sizeOf(3))).toBeVisible();
  await drop(page, 'second.pdf', 'two two');
  expect(await attached(page)).toEqual([{ name: 'second.pdf', size: 7 }]);
  await form(page)
    .getByRole('button', { name: `${say('application.resume.remove')} second.pdf` })
    .click();
  expect(await attached(page)).toEqual([]);
  await expect(field(page, 'resume')).toBeFocused();
  await expect(form(page).getByText(say('application.resume.drop'))).toBeVisible();
});

test('a resume of any size, format and name is sent, some with a note (R216, R217, R218)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, jobPath);
  await fill(page, applicant, null);
  await field(page, 'resume').setInputFiles(resumeOf(`${'résumé-履歴書-'.repeat(12)}.exe`, 6 * 1024 * 1024));
  await expect(form(page).getByText(say('simulated.resume.large'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await submitButton(page).click();
  await expectSuccess(page);
});
