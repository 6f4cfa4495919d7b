import { defineMessages } from '../../define-messages.ts';
import { calendar as english } from '../en/calendar.ts';

/** French words of the calendar files and of what leads to them. */
export const calendar = defineMessages(english, {
  'calendar.add': 'Ajouter au calendrier',
  'calendar.localTime': 'Dans votre fuseau horaire\u00A0: {time}',
  'calendar.location': 'En ligne (lien après l’inscription)',
  'calendar.speakers': 'Intervenants\u00A0: {names}',
  'calendar.register': 'Inscription\u00A0: {link}',
  'calendar.reminder': '{title} commence dans {minutes} minutes',
});
