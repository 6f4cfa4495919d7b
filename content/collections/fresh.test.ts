import { describe, expect, it } from 'vitest';
import { isAnnounced, isOpenOn, jobIds, type Job } from './jobs.ts';
import { hasLapsed, startOf, type Webinar } from './webinars.ts';

/** What is announced on which day. */

const open = { postedDate: '2026-03-02', validThrough: '2026-06-30', isOpen: true } as Job;
const { validThrough: _, ...unlimited } = open;

describe('a position', () => {
  it.each([
    ['with its last day today', open, '2026-06-30', true],
    ['after its last day', open, '2026-07-01', false],
    ['that is filled', { ...open, isOpen: false }, '2026-03-03', false],
    ['without a last day', unlimited as Job, '2026-03-03', false],
    ['of more than a year ago', { ...open, validThrough: '2030-01-01' }, '2027-03-03', false],
    ['of a year ago', { ...open, validThrough: '2030-01-01' }, '2027-03-02', true],
  ])('%s is announced or not', (_what, job, day, isTold) => {
    expect(isAnnounced(job, day)).toBe(isTold);
  });

  it('without a last day for applications stays open until it is closed', () => {
    expect(isOpenOn(unlimited as Job, '2031-06-01')).toBe(true);
    expect(isOpenOn({ ...open, isOpen: false }, '2026-03-03')).toBe(false);
  });

  it('that is closed is neither listed nor counted', () => {
    const edition = {
      jobs: [
        { ...open, id: 'clerk' },
        { ...open, id: 'smith', isOpen: false },
      ],
    };
    expect(jobIds(edition)).toEqual(['clerk']);
  });
});

describe('an upcoming webinar', () => {
  const webinar = { date: '2025-06-12', isPast: false } as Webinar;

  it('ends after its day; a past webinar has a recording and stays', () => {
    expect(hasLapsed(webinar, '2025-06-12')).toBe(false);
    expect(hasLapsed(webinar, '2025-06-13')).toBe(true);
    expect(hasLapsed({ ...webinar, isPast: true }, '2031-06-01')).toBe(false);
  });
});

it.each([
  // A fixed distance, in summer as in winter.
  ['-05:00', '2025-06-12', '13:00', '2025-06-12T13:00-05:00'],
  ['-05:00', '2025-01-12', '13:00', '2025-01-12T13:00-05:00'],
  ['+05:30', '2025-06-12', '00:10', '2025-06-12T00:10+05:30'],
  // A place, with its summer time.
  ['America/New_York', '2025-06-12', '13:00', '2025-06-12T13:00-04:00'],
  ['America/New_York', '2025-01-12', '13:00', '2025-01-12T13:00-05:00'],
  ['Europe/Berlin', '2025-07-01', '18:00', '2025-07-01T18:00+02:00'],
  ['Asia/Kolkata', '2025-07-01', '18:00', '2025-07-01T18:00+05:30'],
  ['UTC', '2025-07-01', '18:00', '2025-07-01T18:00+00:00'],
  // The night of the change: clocks go from 2 to 3 on 30 March and from 3 to 2 on 26 October.
  ['Europe/Berlin', '2025-03-30', '01:30', '2025-03-30T01:30+01:00'],
  ['Europe/Berlin', '2025-03-30', '03:30', '2025-03-30T03:30+02:00'],
  ['Europe/Berlin', '2025-10-26', '01:30', '2025-10-26T01:30+02:00'],
  ['Europe/Berlin', '2025-10-26', '03:30', '2025-10-26T03:30+01:00'],
])('in %s, %s at %s is %s', (timeZone, date, startsAt, moment) => {
  expect(startOf({ timeZone, date, startsAt })).toBe(moment);
});
