import { describe, expect, it } from 'vitest';
import { minuteOfWeek, nextOpening, sayMinute, weekTime, type AnswerWeekFacts } from './office-week.ts';

const at = (day: number, hours: number, minutes = 0) => (day * 24 + hours) * 60 + minutes;
const office = { opens: at(0, 9), closes: at(0, 18) };

describe('a minute of the week', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-22T11:12Z', at(6, 3, 12)],
    ['Europe/Berlin', '2026-11-22T23:00Z', at(0, 0)],
    ['Asia/Kolkata', '2026-11-24T18:29Z', at(1, 23, 59)],
  ])('is read in %s', (timeZone, moment, minute) => {
    expect(minuteOfWeek(timeZone, Date.parse(moment))).toBe(minute);
  });

  it('is said in the language of the page', () => {
    expect(weekTime('en-US', at(6, 3, 12))).toBe('Sunday 3:12\u00A0AM');
    expect(weekTime('de-DE', at(6, 3, 12))).toBe('Sonntag, 03:12');
    expect(weekTime('fr-FR', at(0, 15))).toBe('lundi 15:00');
  });

  it.each([
    ['before it opens', at(1, 8), at(1, 9)],
    ['while it is open', at(1, 17, 59), at(1, 17, 59)],
    ['when it has closed', at(1, 18), at(2, 9)],
    ['on Friday evening', at(4, 20), at(7, 9)],
    ['on Sunday', at(6, 12), at(7, 9)],
  ])('knows when the office opens, %s', (_, minute, opens) => {
    expect(nextOpening(minute, office)).toBe(opens);
  });
});

describe('what the week says', () => {
  const facts: AnswerWeekFacts = {
    office,
    timeZone: 'UTC',
    locale: 'en-US',
    open: '{time}: open. {now}',
    closed: '{time}: closed until {opens}. {now}',
    cases: [
      { name: 'Fire', isAlways: true },
      { name: 'Question', isAlways: false },
    ],
  };

  it('begins with a capital letter where weekdays have none', () => {
    expect(sayMinute(at(6, 12), { ...facts, locale: 'es-ES' })).toMatch(/^Domingo, .* until lunes,/);
  });

  it('is that the office answers', () => {
    expect(sayMinute(at(0, 9), facts)).toBe('Monday 9:00\u00A0AM: open. Fire, Question');
  });

  it('is who answers while it is closed, and until when', () => {
    expect(sayMinute(at(6, 3, 12), facts)).toBe(
      'Sunday 3:12\u00A0AM: closed until Monday 9:00\u00A0AM. Fire',
    );
  });
});
