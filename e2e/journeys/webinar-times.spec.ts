import { expect, type Page } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** The visitor's time beside EST, and the calendar file beside "Register Now". EST is always UTC−5. */

const firstTime = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('time');

/** The layout shift since the page was opened. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .map((entry) => ('value' in entry ? Number(entry.value) : Number.NaN));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

for (const [timezoneId, path, expected] of [
  ['Europe/Berlin', '/de/resources/webinars', 'Beginn bei Ihnen: 20:00 MESZ'],
  ['America/New_York', '/resources/webinars', 'Starts for you: 2:00 PM EDT'],
  ['Asia/Tokyo', '/resources/webinars', 'Starts for you: Fri, 3:00 AM GMT+9'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a visitor sees "${expected}" (R247)`, async ({ page }) => {
      await visit(page, path);
      await expect(firstTime(page)).toContainText('EST');
      await expect(firstTime(page)).toContainText(expected);
    });
  });
}

test.describe('America/Bogota', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('where it is UTC−5 all year there is nothing to add (R247)', async ({ page }) => {
    await visit(page, '/resources/webinars');
    await expect(firstTime(page)).toHaveText(/1:00 PM to 2:00 PM EST\s*$/);
  });
});

test.describe('on a phone', () => {
  test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 360, height: 2000 } });

  test('the own time comes without moving anything and stays on its line', async ({ page }) => {
    await visit(page, '/de/resources/webinars');
    const line = firstTime(page).locator('span').last();
    await expect(line).toContainText('MESZ');
    expect(await layoutShift(page)).toBe(0);
    const lines = await line.evaluate((element) => element.getBoundingClientRect().height);
    expect(lines).toBeLessThan(30);
  });
});

test('"Add to Calendar" gives the calendar file of the webinar', async ({ page }) => {
  await visit(page, '/fr/resources/webinars');
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('link', { name: /^Ajouter au calendrier/ });
  await expect(link).toHaveAttribute('href', '/fr/resources/webinars/fewer-regions.ics');
  const response = await page.request.get('/fr/resources/webinars/fewer-regions.ics');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('fewer-regions.ics');
});
