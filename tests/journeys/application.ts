import { expect, type Locator, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { unprefixedPath } from '#shared/routes.ts';
import { jobs, say } from '#tests/support/site-under-test.ts';
import { toasts } from '#tests/support/toasts.ts';

/** Shared by the journeys of applicants: the form of a job, and its input. */

/** The position that is applied for; journeys of applicants are skipped where there is none. */
export const jobId = jobs[0]?.id ?? 'none';
export const jobPath = unprefixedPath('job', { jobId });
export const succeeded = say('application.form.succeeded');
export const failed = say('application.form.failed');

export const applicant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
};
export const optional = {
  linkedIn: 'linkedin.com/in/ada',
  portfolio: 'ada.example/work',
  coverLetter: 'I kept an engine running.\nFor nine years.',
};

export const resumeOf = (name = 'resume-ada.pdf', bytes = 412 * 1024) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 'basalt '),
});

export const form = (page: Page): Locator => page.locator('#apply form');
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
export const draftBox = (page: Page): Locator =>
  form(page).getByRole('checkbox', { name: say('application.draft.label') });
export const submitButton = (page: Page): Locator => form(page).locator('button[type="submit"]');

/** Types the values and attaches a resume, unless told not to. */
export async function fill(
  page: Page,
  values: Record<string, string> = applicant,
  resume: ReturnType<typeof resumeOf> | null = resumeOf(),
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  if (resume) await field(page, 'resume').setInputFiles(resume);
}

/** Name and size of the attached files, from the input itself. */
export const attached = (page: Page): Promise<{ name: string; size: number }[]> =>
  field(page, 'resume').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no input');
    return [...(input.files ?? [])].map(({ name, size }) => ({ name, size }));
  });

/** All stored data as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

/** Collects what the console logs: texts and values. */
export function logged(page: Page): { text: string; values: () => Promise<unknown[]> }[] {
  const entries: { text: string; values: () => Promise<unknown[]> }[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') return;
    const values = Promise.all(message.args().map((value) => value.jsonValue()));
    entries.push({ text: message.text(), values: () => values });
  });
  return entries;
}

/** Waits for the emails and expects success. */
export async function expectSuccess(page: Page): Promise<void> {
  await page.clock.runFor(limits.mail.delayMs);
  await expect(toasts(page).getByText(succeeded, { exact: true })).toBeVisible();
}
