import { expect } from '@playwright/test';
import { applicant, field, jobPath, resumeOf, succeeded } from '#tests/journeys/application.ts';
import { startScreenReader, type ScreenReader } from '#tests/support/screen-reader.ts';
import { barGroups, pageOfBar, say, withoutJobs } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';

/** Matches announcements that contain a text of the site. */
const said = (before: string, text: string, after = '') =>
  new RegExp(`${before}${RegExp.escape(text)}${after}`, 'm');

/**
 * The main journeys by keyboard with a screen reader: names, roles, states and announcements. Presses Tab
 * until something matching is spoken, and returns it.
 */
async function tabTo(reader: ScreenReader, wanted: RegExp): Promise<string> {
  for (let presses = 0; presses < 90; presses += 1) {
    const spoken = await reader.press('Tab');
    if (wanted.test(spoken)) return spoken;
  }
  throw new Error(`Nothing on the way says ${wanted}`);
}

/** Waits until something matching was spoken. */
async function expectHeard(reader: ScreenReader, wanted: RegExp): Promise<void> {
  let all = '';
  await expect
    .poll(async () => {
      all += `${(await reader.heard()).join('\n')}\n`;
      return all;
    })
    .toMatch(wanted);
}

test('menu: the skip link first, a group says whether it is open, Escape closes it, a page says its heading (R064)', async ({
  page,
}) => {
  const [group] = barGroups;
  test.skip(!group, 'the bar has no groups');
  if (!group) return;
  await visit(page, pageOfBar.address);
  const heading = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  const reader = await startScreenReader(page);
  expect(await reader.press('Tab')).toBe(`link, ${say('shell.skipToContent')}`);
  expect(await tabTo(reader, said('^button, ', group.label))).toContain('not expanded');
  await reader.press('Enter');
  expect(await reader.press('Tab')).toMatch(said('^link, ', group.links[0]?.name ?? ''));
  expect(await reader.press('Shift+Tab')).toMatch(said('^button, ', group.label, '.*(?<!not )expanded$'));
  await reader.press('Tab');
  expect(await reader.press('Escape')).toMatch(said('^button, ', group.label, '.*not expanded$'));
  expect(await tabTo(reader, said('^link, ', pageOfBar.name))).toContain('current page');
  await visit(page, '/');
  const atHome = await startScreenReader(page);
  await tabTo(atHome, said('^link, ', pageOfBar.name));
  await page.keyboard.press('Enter');
  await expectHeard(atHome, said('heading, ', heading, ', level 1'));
  await expectPage(page, pageOfBar.address);
});

test('contact: required fields say so, an empty form leads to the first of them, then "Message sent!" (R188, R194)', async ({
  page,
}) => {
  await visit(page, '/contact');
  const reader = await startScreenReader(page);
  await tabTo(reader, said('^button, ', say('enquiry.form.send')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('textbox, ', say('contact.form.name'), '.*required'));
  await page.keyboard.type('Ada');
  expect(await reader.press('Tab')).toMatch(said('^textbox, ', say('contact.form.email'), '.*required'));
  await page.keyboard.type('ada@');
  await tabTo(reader, said('^textbox, ', say('contact.form.message'), '.*required'));
  await page.keyboard.type('The engine is slow.');
  await reader.press('Tab');
  await page.keyboard.press('Enter');
  // The browser refuses it with its own message; the text stays.
  await expectHeard(reader, said('textbox, ', say('contact.form.email'), ', ada@'));
  await page.keyboard.press('End');
  await page.keyboard.type('example.com');
  await tabTo(reader, said('^button, ', say('enquiry.form.send')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('^polite: ', say('enquiry.form.sent')));
});

test('application: eight fields with their rules, the resume, the result, and the heading of the next page (R212, R221, R222)', async ({
  page,
}) => {
  test.skip(...withoutJobs);
  await visit(page, jobPath);
  const reader = await startScreenReader(page);
  await field(page, 'lastName').focus();
  expect(await reader.press('Shift+Tab')).toMatch(
    said('^textbox, ', say('application.firstName'), '.*required'),
  );
  for (const text of Object.values(applicant)) {
    await page.keyboard.type(text);
    await reader.press('Tab');
  }
  const resume = await tabTo(reader, said('', say('application.resume')));
  expect(resume).toContain(say('application.resume.hint'));
  await field(page, 'resume').setInputFiles(resumeOf());
  expect(await tabTo(reader, said('^button, ', say('application.resume.remove')))).toContain(
    'resume-ada.pdf',
  );
  expect(await tabTo(reader, /^checkbox/)).toContain('not checked');
  await tabTo(reader, said('^button, ', say('application.form.submit')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('polite: ', succeeded));
  await expectHeard(reader, /heading, .*, level 1/);
  await expectPage(page, '/careers');
});
