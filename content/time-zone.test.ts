import { expect, it } from 'vitest';
import { momentIn } from './webinars.ts';

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
])('in %s, %s at %s is %s', (timeZone, date, clock, moment) => {
  expect(momentIn(timeZone, date, clock)).toBe(moment);
});
