import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { startOf } from '#content/collections/webinars.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { otherLanguage } from '#tests/support/site-under-test.ts';
import { test, visit } from '#tests/support/visit.ts';

/** The visitor's time beside that of the webinar, and the calendar file beside "Register Now". */

const [first] = hasPage(site, 'webinars')
  ? (site.webinars[site.defaultLanguage] ?? []).filter(({ isPast }) => !isPast)
  : [];
test.skip(!first, 'the site has no webinars to come');

/** When the first webinar starts, for a visitor in a time zone who reads a language. */
function startFor(language: string, timeZone: string): string {
  const start = first ? startOf(first) : '';
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(start));
  const time = new Intl.DateTimeFormat(localeOf(site, language).intl, {
    ...(!start.startsWith(dayThere) && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(start));
  return createTranslator(site, language)('webinars.upcoming.localTime', { time });
}

const firstTime = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('time');

for (const [timezoneId, language] of [
  ['Europe/Berlin', otherLanguage],
  ['Asia/Tokyo', site.defaultLanguage],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a visitor sees the time there, in ${language} (R247)`, async ({ page }) => {
      await visit(page, pathTo(site, language, 'webinars'));
      const own = site.webinars[language]?.find(({ id }) => id === first?.id);
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
    await visit(page, pathTo(site, site.defaultLanguage, 'webinars'));
    await expect(firstTime(page)).toHaveText(new RegExp(`${RegExp.escape(first?.time ?? '')}\\s*$`));
  });
});
