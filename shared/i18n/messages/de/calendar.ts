import { defineMessages } from '../../define-messages.ts';
import { calendar as english } from '../en/calendar.ts';

/** German words of the calendar files and of what leads to them. */
export const calendar = defineMessages(english, {
  'calendar.add': 'In den Kalender',
  'calendar.localTime': 'Beginn bei Ihnen: {time}',
  'calendar.location': 'Online (Link nach der Anmeldung)',
  'calendar.speakers': 'Es sprechen: {names}',
  'calendar.register': 'Anmeldung: {link}',
  'calendar.reminder': '{title} beginnt in {minutes} Minuten',
});
