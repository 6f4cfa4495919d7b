import { describe, expect, it } from 'vitest';
import { eventOf } from './test-support/event-of.ts';
import { calendarFile, type CalendarEvent } from './webinar-calendars.ts';

const linesOf = (file: string) => file.split('\r\n').slice(0, -1);

const example: CalendarEvent = {
  uid: 'x@a.example',
  starts: new Date('2025-06-12T18:00Z'),
  ends: new Date('2025-06-12T19:00Z'),
  revised: new Date('2025-05-01T00:00Z'),
  title: 'A; b, c\\d',
  description: `First line\nThe second: ${'Überlänge 🙂 '.repeat(30)}`,
  location: 'Online',
  url: 'https://a.example/register',
  organizer: { name: 'A "b"; c', email: 'a@a.example' },
  reminder: { text: 'Soon', minutesBefore: 30 },
};

describe('a calendar file', () => {
  it('preserves every text', () => {
    const { event, component } = eventOf(calendarFile(example, 'en', 'A'));
    expect(event.summary).toBe(example.title);
    expect(event.description).toBe(example.description);
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('A ’b’; c');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:a@a.example');
  });

  it('has no line over 75 bytes and no bare line break', () => {
    const file = calendarFile(example, 'en', 'A');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...linesOf(file).map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(70);
  });
});
