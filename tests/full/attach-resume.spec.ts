import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../shared/locales.ts';
import { formatFileSize } from '../../shared/i18n/format.ts';
import { say, withoutJobs } from '../support/site-under-test.ts';
import { test, visit, visitWithStoppedClock } from '../support/visit.ts';
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
} from '../journeys/application.ts';

/** The resume of an application: chosen, dropped, with notes (SPEC section 5, Application form). */

test.skip(...withoutJobs);

const sizeOf = (bytes: number) =>
  say('application.resume.ready', { size: formatFileSize(defaultLanguage, bytes) });

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

for (const [what, resume, note] of [
  ['6 MB', resumeOf('large.pdf', 6 * 1024 * 1024), 'large'],
  ['0 bytes', resumeOf('empty.pdf', 0), 'empty'],
  [
    'a program in disguise',
    { ...resumeOf('setup.exe.pdf', 20), buffer: Buffer.from('MZ\u0090\u0000') },
    null,
  ],
  ['another format', resumeOf('resume.pages', 20), 'otherFormat'],
  ['a long name', resumeOf(`${'résumé-履歴書-'.repeat(12)}.pdf`, 20), null],
] as const) {
  test(`a resume of ${what} is sent all the same (R216, R217, R218)`, async ({ page }) => {
    await visitWithStoppedClock(page, jobPath);
    await fill(page, applicant, resume);
    if (note) await expect(form(page).getByText(say(`application.resume.${note}`))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await submitButton(page).click();
    await expectSuccess(page);
  });
}
