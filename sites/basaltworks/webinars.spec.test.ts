import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { startOf, webinarsIn } from '../../content/webinars.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { page } from '../../src/pages/webinars/webinars.data.ts';

describe.each(languages)('webinars, %s', (language) => {
  const webinars = webinarsIn(language);

  it('have the fields of the specification (R290)', () => {
    for (const webinar of webinars) {
      const { title, date, time, image, description, speakers, isPast, ...links } = webinar;
      expect([title, date, time, image, description].filter((text) => text === '')).toEqual([]);
      expect(speakers.length).toBeGreaterThan(0);
      const link = isPast ? links.recordingLink : links.registrationLink;
      expect(link).toMatch(/^https:\/\/\S+\.example\//);
    }
  });

  it('are two to come and three past ones, in this order, all in 2025 (R240, R243, R248)', () => {
    expect(webinars.map(({ id, isPast }) => [id, isPast])).toEqual([
      ['fewer-regions', false],
      ['zero-trust', false],
      ['query-plans', true],
      ['friday-release', true],
      ['alert-triage', true],
    ]);
    for (const { date } of webinars) expect(date).toMatch(/^2025-/);
  });

  it('say EST, which is UTC−5 in June too (R247)', () => {
    for (const webinar of webinars) {
      expect(webinar.time).toMatch(/\bEST$/);
      expect(startOf(webinar)).toBe(`${webinar.date}T${webinar.startsAt}-05:00`);
    }
  });

  it('stand in the list, and with the link, that isPast decides (R240, R243, R245)', async () => {
    const t = createTranslator(language);
    const { upcoming, past } = (await page.load({ language, t, mode: 'simulated', parameters: {} })).props;
    expect(upcoming.webinars.map(({ id }) => id)).toEqual(['fewer-regions', 'zero-trust']);
    expect(past.webinars.map(({ id }) => id)).toEqual(['query-plans', 'friday-release', 'alert-triage']);
    for (const { registrationLink } of upcoming.webinars) expect(registrationLink).toMatch(/^https:/);
    for (const { recordingLink } of past.webinars) expect(recordingLink).toMatch(/^https:/);
  });
});
