import { expect } from '@playwright/test';
import { defaultLanguage } from '../../shared/locales.ts';
import { inLanguage } from '../../shared/routes.ts';
import { projectFiltersIn, projectsIn } from '../../content/projects.ts';
import { sampleApplications } from '../../content/sample-applications.ts';
import { hasPage } from '../../content/site-pages.ts';
import { localeOf } from '../../shared/i18n/locale.ts';
import { applicant, field, jobPath, resumeOf, succeeded } from '../journeys/application.ts';
import { startScreenReader, type ScreenReader } from '../support/screen-reader.ts';
import { changePassword, ownPassword } from '../support/own-password.ts';
import {
  barGroups,
  homeTitle,
  nameOfLanguage,
  otherLanguage,
  pageOfBar,
  say,
  withoutJobs,
  withoutOtherLanguage,
  withoutPosts,
} from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';

/** Matches announcements that contain a text of the site. */
const said = (before: string, text: string, after = '') =>
  new RegExp(`${before}${RegExp.escape(text)}${after}`, 'm');

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
    const spoken = await reader.press(key);
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

test('the page has an outline: one first heading, no level skipped, landmarks with names (R018)', async ({
  page,
}) => {
  await visit(page, '/');
  const reader = await startScreenReader(page);
  const headings = await reader.headings();
  expect(headings[0]).toBe(`heading, ${homeTitle}, level 1`);
  const levels = headings.map((heading) => Number(/level (\d)$/.exec(heading)?.[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const landmarks = await reader.landmarks();
  for (const landmark of [
    'banner',
    `navigation, ${say('landmark.main')}`,
    'main',
    'contentinfo',
    `navigation, ${say('landmark.footer')}`,
    `region, ${say('notifications.label')}`,
  ]) {
    expect(landmarks).toContain(landmark);
  }
  expect(landmarks.filter((landmark) => landmark === 'main')).toHaveLength(1);
});

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

test('language: the switch names the language, each choice its own and the English name (R007, R093)', async ({
  page,
}) => {
  test.skip(...withoutOtherLanguage);
  const { name, englishName } = localeOf(otherLanguage);
  await visit(page, pageOfBar.address);
  const reader = await startScreenReader(page);
  const button = said('^button, ', defaultLanguage.toUpperCase(), ',');
  expect(await tabTo(reader, button)).toContain(nameOfLanguage(defaultLanguage));
  await reader.press('Enter');
  expect(await reader.press('Tab')).toMatch(said('^link, ', nameOfLanguage(defaultLanguage)));
  expect(await tabTo(reader, said('', name))).toContain(englishName);
  await page.keyboard.press('Enter');
  await expectPage(page, inLanguage(otherLanguage, pageOfBar.address));
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  // The list is gone, but the focus is not lost.
  await expect(page.locator('body')).not.toBeFocused();
  const other = said('^button, ', otherLanguage.toUpperCase(), ',');
  expect(await tabTo(reader, other, 'Shift+Tab')).toContain(name);
});

test('filters say what is chosen and how much is left (R152)', async ({ page }) => {
  test.skip(!hasPage('portfolio'), 'the site has no portfolio');
  const projects = projectsIn(defaultLanguage);
  const countOf = (id: string) => projects.filter(({ categories }) => categories.includes(id)).length;
  const filters = projectFiltersIn(defaultLanguage);
  const some = filters.find(({ id }) => countOf(id) > 0 && countOf(id) < projects.length);
  await visit(page, '/portfolio');
  const reader = await startScreenReader(page);
  expect(await tabTo(reader, said('^button, ', say('portfolio.filter.all')))).toMatch(/, pressed$/);
  expect(await tabTo(reader, said('^button, ', some?.name ?? '', ' \\d'))).toMatch(/not pressed$/);
  await page.keyboard.press('Enter');
  const shown = say.count('portfolio.results', countOf(some?.id ?? ''));
  await expectHeard(reader, said('^polite: ', shown, '$'));
  if (!filters.some(({ id }) => countOf(id) === 0)) return;
  // A category without projects: the button shows all and moves the focus.
  await tabTo(reader, /^button, [^,]* 0, not pressed$/);
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('^polite: ', say('portfolio.empty.title')));
  await tabTo(reader, said('^button, ', say('portfolio.empty.showAll')));
  await page.keyboard.press('Enter');
  await expect(page.locator('main fieldset button').first()).toBeFocused();
});

test('the search says how much is left (R165)', async ({ page }) => {
  test.skip(...withoutPosts);
  await visit(page, '/blog');
  const blogReader = await startScreenReader(page);
  await tabTo(blogReader, /^searchbox/);
  await page.keyboard.type('zzzz');
  await expectHeard(blogReader, said('^polite: ', say.count('blog.results', 0)));
});

test('the dialog of the search is a combobox: it says how much it finds, and what is chosen', async ({
  page,
}) => {
  test.skip(!hasPage('search'), 'the site has no search');
  await visit(page, pageOfBar.address);
  const reader = await startScreenReader(page);
  await tabTo(reader, said('^link, ', say('search.label')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('combobox, ', say('search.field')));
  await page.keyboard.type(pageOfBar.name);
  await expectHeard(reader, said('^polite: ', say('search.results', { count: '' })));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(page.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? 'none',
  );
  await expect(chosen).toHaveAccessibleName(said('', pageOfBar.name));
  await page.keyboard.press('Enter');
  await expectHeard(reader, /heading, .*, level 1/);
  await expectPage(page, pageOfBar.address);
});

test('contact: required fields say so, an empty form leads to the first of them, then "Message sent!" (R188, R194)', async ({
  page,
}) => {
  await visit(page, '/contact');
  const reader = await startScreenReader(page);
  await tabTo(reader, said('^button, ', say('contact.form.send')));
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
  await tabTo(reader, said('^button, ', say('contact.form.send')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('^polite: ', say('contact.sent.title')));
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
  await tabTo(reader, said('^button, ', say('application.submit')));
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('polite: ', succeeded));
  await expectHeard(reader, /heading, .*, level 1/);
  await expectPage(page, '/careers');
});

test('admin: a wrong password is said and described, the list is a table, a row opens and gives the focus back (R259, R262, R269)', async ({
  page,
}) => {
  test.skip(sampleApplications.length === 0, 'the site has no sample applications');
  await changePassword(page);
  await visit(page, '/admin');
  const reader = await startScreenReader(page);
  await tabTo(reader, said('', say('admin.password')));
  await page.keyboard.type('granite');
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('assertive: ', say('admin.invalid')));
  await expect(page.getByRole('main').getByLabel(say('admin.password'))).toHaveAccessibleDescription(
    said('^', say('admin.invalid')),
  );
  await page.keyboard.type(ownPassword);
  await page.keyboard.press('Enter');
  await expectHeard(reader, said('heading, ', say('admin.applications'), ', level 1'));
  await tabTo(reader, said('^button, ', say('admin.status')));
  const row = await reader.press('Tab');
  expect(row).toMatch(/^button, .*not expanded$/);
  expect(await reader.press('Enter')).toMatch(/^heading, .*, level 2$/);
  expect(await reader.landmarks()).toContain(`complementary, ${say('admin.detail')}`);
  await page
    .getByRole('complementary', { name: say('admin.detail') })
    .getByRole('heading', { level: 2 })
    .focus();
  await reader.press('Escape');
  const name = row.split(', ')[1] ?? '';
  await expect(page.getByRole('button', { name })).toBeFocused();
});
