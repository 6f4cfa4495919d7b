import { expect } from '@playwright/test';
import { applicant, field, jobPath, resumeOf, succeeded } from '../journeys/application.ts';
import { startScreenReader, type ScreenReader } from '../screen-reader.ts';
import { test, visit } from '../visit.ts';

/**
 * The main journeys by keyboard with a screen reader: names, roles, states and announcements. Presses Tab
 * until something matching is spoken, and returns it.
 */
async function tabTo(
  reader: ScreenReader,
  wanted: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string> {
  for (let presses = 0; presses < 90; presses += 1) {
    const said = await reader.press(key);
    if (wanted.test(said)) return said;
  }
  throw new Error(`Nothing on the way says ${wanted}`);
}

/** Waits until something matching was spoken. */
async function expectHeard(reader: ScreenReader, wanted: RegExp): Promise<void> {
  let said = '';
  await expect
    .poll(async () => {
      said += `${(await reader.heard()).join('\n')}\n`;
      return said;
    })
    .toMatch(wanted);
}

test('the page has an outline: one first heading, no level skipped, landmarks with names (R018)', async ({
  page,
}) => {
  await visit(page, '/');
  const reader = await startScreenReader(page);
  const headings = await reader.headings();
  expect(headings[0]).toBe('heading, Empowering Your Digital Evolution, level 1');
  const levels = headings.map((said) => Number(/level (\d)$/.exec(said)?.[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const landmarks = await reader.landmarks();
  for (const landmark of [
    'banner',
    'navigation, Main',
    'main',
    'contentinfo',
    'navigation, Footer',
    'region, Notifications',
  ]) {
    expect(landmarks).toContain(landmark);
  }
  expect(landmarks.filter((said) => said === 'main')).toHaveLength(1);
});

test('menu: the skip link first, a group says whether it is open, Escape closes it, a page says its heading (R064)', async ({
  page,
}) => {
  await visit(page, '/');
  const reader = await startScreenReader(page);
  expect(await reader.press('Tab')).toBe('link, Skip to content');
  expect(await tabTo(reader, /^link, Home/)).toContain('current page');
  expect(await tabTo(reader, /^button, Services/)).toContain('not expanded');
  await reader.press('Enter');
  expect(await reader.press('Tab')).toMatch(/^link, Managed Cloud Services/);
  expect(await reader.press('Shift+Tab')).toMatch(/^button, Services.*(?<!not )expanded$/);
  await reader.press('Tab');
  expect(await reader.press('Escape')).toMatch(/^button, Services.*not expanded$/);
  await tabTo(reader, /^link, Portfolio/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, /heading, Work that is still standing, level 1/);
  await expect(page).toHaveURL('/portfolio');
});

test('language: the switch names the language, each choice its own and the English name (R007, R093)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  const reader = await startScreenReader(page);
  expect(await tabTo(reader, /^button, EN/)).toContain('Language: English');
  await reader.press('Enter');
  expect(await reader.press('Tab')).toMatch(/^link, English/);
  expect(await tabTo(reader, /Deutsch/)).toContain('German');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/portfolio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The list is gone, but the focus is not lost.
  await expect(page.locator('body')).not.toBeFocused();
  expect(await tabTo(reader, /^button, DE/, 'Shift+Tab')).toContain('Deutsch');
});

test('filters and search say what is chosen and how much is left (R152)', async ({ page }) => {
  await visit(page, '/portfolio');
  const reader = await startScreenReader(page);
  expect(await tabTo(reader, /^button, All/)).toMatch(/, pressed$/);
  expect(await tabTo(reader, /^button, Database/)).toMatch(/not pressed$/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, /^polite: 2 projects shown$/m);
  // The only category without projects: the button shows all and moves the focus.
  await tabTo(reader, /^button, [^,]* 0, not pressed$/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, /^polite: No projects/m);
  await tabTo(reader, /^button, Show all/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main fieldset button').first()).toBeFocused();

  await visit(page, '/blog');
  const blogReader = await startScreenReader(page);
  await tabTo(blogReader, /^searchbox/);
  await page.keyboard.type('zzzz');
  await expectHeard(blogReader, /^polite: 0 articles/m);
});

test('contact: required fields say so, an empty form leads to the first of them, then "Message sent!" (R188, R194)', async ({
  page,
}) => {
  await visit(page, '/contact');
  const reader = await startScreenReader(page);
  await tabTo(reader, /^button, Send Message/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, /textbox, Name.*required/);
  await page.keyboard.type('Ada');
  expect(await reader.press('Tab')).toMatch(/^textbox, Email.*required/);
  await page.keyboard.type('ada@');
  await tabTo(reader, /^textbox, Message.*required/);
  await page.keyboard.type('The engine is slow.');
  await reader.press('Tab');
  await page.keyboard.press('Enter');
  // The browser refuses it with its own message; the text stays.
  await expectHeard(reader, /textbox, Email, ada@/);
  await page.keyboard.press('End');
  await page.keyboard.type('example.com');
  await tabTo(reader, /^button, Send Message/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, /^polite: Message sent!/m);
});

test('application: eight fields with their rules, the resume, the result, and the heading of the next page (R212, R221, R222)', async ({
  page,
}) => {
  await visit(page, jobPath);
  const reader = await startScreenReader(page);
  await field(page, 'lastName').focus();
  expect(await reader.press('Shift+Tab')).toMatch(/^textbox, First.*required/);
  for (const text of Object.values(applicant)) {
    await page.keyboard.type(text);
    await reader.press('Tab');
  }
  const resume = await tabTo(reader, /resume/i);
  expect(resume).toContain('PDF, DOC or DOCX');
  await field(page, 'resume').setInputFiles(resumeOf());
  expect(await tabTo(reader, /^button, Remove/)).toContain('resume-ada.pdf');
  expect(await tabTo(reader, /^checkbox/)).toContain('not checked');
  await tabTo(reader, /^button, Submit Application/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, new RegExp(`polite: ${succeeded}`));
  await expectHeard(reader, /heading, .*, level 1/);
  await expect(page).toHaveURL('/careers');
});

test('admin: a wrong password is said and described, the list is a table, a row opens and gives the focus back (R259, R262, R269)', async ({
  page,
}) => {
  await visit(page, '/admin');
  const reader = await startScreenReader(page);
  await tabTo(reader, /Password/);
  await page.keyboard.type('granite');
  await page.keyboard.press('Enter');
  await expectHeard(reader, /assertive: Invalid password/);
  await expect(page.getByRole('main').getByLabel('Password')).toHaveAccessibleDescription(
    /^Invalid password/,
  );
  await page.keyboard.type('basalt-demo');
  await page.keyboard.press('Enter');
  await expectHeard(reader, /heading, Applications, level 1/);
  await tabTo(reader, /^button, Status/);
  const row = await reader.press('Tab');
  expect(row).toMatch(/^button, .*not expanded$/);
  expect(await reader.press('Enter')).toMatch(/^heading, .*, level 2$/);
  expect(await reader.landmarks()).toContain('complementary, Application in full');
  await page
    .getByRole('complementary', { name: 'Application in full' })
    .getByRole('heading', { level: 2 })
    .focus();
  await reader.press('Escape');
  const name = row.split(', ')[1] ?? '';
  await expect(page.getByRole('button', { name })).toBeFocused();
});
