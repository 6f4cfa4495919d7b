import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../shared/locales.ts';
import { inLanguage, pathTo } from '../../shared/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { calendarPathOf, startOf, webinarsIn } from '../../content/webinars.ts';
import { localeOf } from '../../shared/i18n/locale.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { otherLanguage, sayInOther } from '../support/site-under-test.ts';
import { endSplash, holdScripts, hydrated, test, visit } from '../support/visit.ts';

/** The visitor's time beside that of the webinar, and the calendar file beside "Register Now". */

const [first] = hasPage('webinars') ? webinarsIn(defaultLanguage).filter(({ isPast }) => !isPast) : [];
test.skip(!first, 'the site has no webinars to come');

/** When the first webinar starts, for a visitor in a time zone who reads a language. */
function startFor(language: string, timeZone: string): string {
  const start = first ? startOf(first) : '';
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(start));
  const time = new Intl.DateTimeFormat(localeOf(language).intl, {
    ...(!start.startsWith(dayThere) && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(start));
  return createTranslator(language)('calendar.localTime', { time });
}

const firstTime = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('time');

/** Where the parts of the list stand, in pixels; without words of a time and shapes of drawings. */
const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('article, article :not(time *, svg *)')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => [y, height]),
    );

for (const [timezoneId, language] of [
  ['Europe/Berlin', otherLanguage],
  ['America/New_York', defaultLanguage],
  ['Asia/Tokyo', defaultLanguage],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a visitor sees the time there, in ${language} (R247)`, async ({ page }) => {
      await visit(page, pathTo(language, 'webinars'));
      const own = webinarsIn(language).find(({ id }) => id === first?.id);
      await expect(firstTime(page)).toContainText(own?.time ?? '');
      await expect(firstTime(page)).toContainText(startFor(language, timezoneId));
    });
  });
}

test.describe('on the same clock', () => {
  // The offset of the webinar as a time zone: POSIX counts the other way round.
  const hours = Number(/([+-]\d\d):\d\d$/.exec(first ? startOf(first) : '')?.[1] ?? 0);
  test.use({ timezoneId: hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` });

  test('there is nothing to add (R247)', async ({ page }) => {
    await visit(page, pathTo(defaultLanguage, 'webinars'));
    await expect(firstTime(page)).toHaveText(new RegExp(`${RegExp.escape(first?.time ?? '')}\\s*$`));
  });
});

test.describe('on a phone', () => {
  test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 360, height: 2000 } });

  test('the own time comes without moving anything and stays on its line', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(pathTo(otherLanguage, 'webinars'), { waitUntil: 'commit' });
    await endSplash(page);
    await page.waitForFunction(() => document.readyState !== 'loading');
    // A late font may move the page, which is not what is looked at here. In Chromium 123 `ready` would wait for the
    // scripts, too.
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const before = await places(page);
    expect(before).not.toEqual([]);
    letThrough();
    await hydrated(page);
    const line = firstTime(page).locator('span').last();
    await expect(line).toContainText(startFor(otherLanguage, 'Europe/Berlin'));
    expect(await places(page)).toEqual(before);
    const lines = await line.evaluate((element) => element.getBoundingClientRect().height);
    expect(lines).toBeLessThan(30);
  });
});

test('"Add to Calendar" gives the calendar file of the webinar', async ({ page }) => {
  await visit(page, pathTo(otherLanguage, 'webinars'));
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('link', { name: sayInOther('calendar.add') });
  const address = inLanguage(otherLanguage, calendarPathOf(first?.id ?? ''));
  await expect(link).toHaveAttribute('href', address);
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${first?.id}.ics`);
});
