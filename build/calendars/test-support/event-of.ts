import ICAL from 'ical.js';
import { expect } from 'vitest';

/** Parses the event of a calendar file, which is the only one. */
export function eventOf(file: string): { event: ICAL.Event; component: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const component = events[0]!;
  return { event: new ICAL.Event(component), component };
}
