import { describe, expect, it } from 'vitest';
import { isOfficeOpen, minuteOfWeek, sayMinute, type AnswerWeekFacts } from './office-week.ts';

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

  it.each([
    ['before it opens', at(1, 8, 59), false],
    ['when it opens', at(1, 9), true],
    ['in its last minute', at(1, 17, 59), true],
    ['when it closes', at(1, 18), false],
    ['on Friday noon', at(4, 12), true],
    ['on Sunday noon', at(6, 12), false],
  ])('knows whether the office is open %s', (_, minute, isOpen) => {
    expect(isOfficeOpen(minute, office)).toBe(isOpen);
  });
});

describe('what the week says', () => {
  const facts: AnswerWeekFacts = {
    office,
    timeZone: 'UTC',
    locale: 'en-US',
    says: '{time}: {now}',
    cases: [
      { name: 'Fire', isAlways: true },
      { name: 'Question', isAlways: false },
    ],
  };

  it('is everything while the office is open', () => {
    expect(sayMinute(at(0, 9), facts)).toBe('Monday 9:00\u00A0AM: Fire, Question');
  });

  it('is what is answered around the clock while it is closed', () => {
    expect(sayMinute(at(6, 3, 12), facts)).toBe('Sunday 3:12\u00A0AM: Fire');
  });
});
