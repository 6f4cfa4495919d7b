import { expect } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { look } from '../../config/site.ts';
import { pageWords } from '../../content/page-words.ts';
import { hasPage } from '../../content/site-pages.ts';
import { startOf, webinarsIn } from '../../content/webinars.ts';
import { formatDate, formatList } from '../../i18n/format.ts';
import { otherLanguage, say, sayInOther } from '../site-under-test.ts';
import { expectPage, test, visit } from '../visit.ts';

/** Future webinars and recordings (SPEC section 2, Webinars). */

test.skip(!hasPage('webinars'), 'the site has no webinars');

const webinars = hasPage('webinars') ? webinarsIn(defaultLanguage) : [];
const upcoming = webinars.filter(({ isPast }) => !isPast);
const past = webinars.filter(({ isPast }) => isPast);

const opensInNewTab = new RegExp(`${RegExp.escape(say('link.opensInNewTab'))}$`);

/** The dates that share a month with the next one, as a language writes them. */
function datesOfMonth(language: string): string {
  const month = upcoming[0]?.date.slice(0, 7) ?? '';
  const days = upcoming.map(({ date }) => date).filter((date) => date.startsWith(month));
  return formatList(
    language,
    days.toSorted().map((date) => formatDate(language, date, 'long')),
  );
}

test('the hero has the title and the dates of the month (R036, R239)', async ({ page }) => {
  await visit(page, '/resources/webinars');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pageWords('webinars', defaultLanguage).title,
  );
  if (look !== 'basalt' || upcoming.length === 0) return;
  const name = say('webinars.month.label', { dates: datesOfMonth(defaultLanguage) });
  await expect(page.getByRole('img', { name })).toBeVisible();
});

test('the webinars to come, complete, with "Register Now" in a new tab (R240, R241, R242, R245, R247, R248)', async ({
  page,
}) => {
  await visit(page, '/resources/webinars');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(upcoming.length);
  for (const [index, webinar] of upcoming.entries()) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(webinar.title);
    const time = card.getByRole('time');
    await expect(time).toContainText(webinar.date.slice(0, 4));
    await expect(time).toContainText(webinar.time);
    await expect(time).toHaveAttribute('datetime', startOf(webinar));
    if (look === 'basalt') await expect(card.locator('svg[preserveAspectRatio] use')).toBeAttached();
    await expect(card.getByText(webinar.description, { exact: true })).toBeVisible();
    const speakers = card.getByRole('list', { name: say('webinars.speakers') }).getByRole('listitem');
    await expect(speakers).toHaveCount(webinar.speakers.length);
    const register = card.getByRole('link', { name: say('webinars.register') });
    await expect(register).toHaveAccessibleName(opensInNewTab);
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(register).toHaveAttribute('rel', /noopener/);
    await expect(register).toHaveAttribute('href', webinar.registrationLink);
    await expect(card.getByRole('link', { name: say('webinars.watch') })).toHaveCount(0);
  }
});

test('the past webinars, complete, with "Watch Recording" in a new tab (R241, R243, R244, R245, R247, R248)', async ({
  page,
}) => {
  await visit(page, '/resources/webinars');
  const watch = page.getByRole('main').getByRole('link', { name: say('webinars.watch') });
  await expect(watch).toHaveCount(past.length);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(past.length);
  for (const [index, webinar] of past.entries()) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    const time = card.getByRole('time');
    await expect(time).toContainText(formatDate(defaultLanguage, webinar.date, 'long'));
    await expect(time).toContainText(webinar.time);
    if (look === 'basalt') await expect(card.locator('svg[preserveAspectRatio] use')).toBeAttached();
    const speakers = card.getByRole('list', { name: say('webinars.speakers') }).getByRole('listitem');
    await expect(speakers).toHaveCount(webinar.speakers.length);
    const link = card.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(opensInNewTab);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', webinar.recordingLink);
  }
});

test('"View All Resources" leads to the resources (R246)', async ({ page }) => {
  await visit(page, '/resources/webinars');
  await page.getByRole('link', { name: say('webinars.all') }).click();
  await expectPage(page, '/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.resources'));
});

test('dates and times are written as the language writes them (R247, R248)', async ({ page }) => {
  await visit(page, pathTo(otherLanguage, 'webinars'));
  if (look === 'basalt' && upcoming.length > 0) {
    const name = sayInOther('webinars.month.label', { dates: datesOfMonth(otherLanguage) });
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  const times = page.getByRole('main').getByRole('time');
  await expect(times).toHaveCount(webinars.length);
  for (const [index, webinar] of webinarsIn(otherLanguage).entries()) {
    await expect(times.nth(index)).toContainText(webinar.time);
    if (webinar.isPast)
      await expect(times.nth(index)).toContainText(formatDate(otherLanguage, webinar.date, 'long'));
  }
});
