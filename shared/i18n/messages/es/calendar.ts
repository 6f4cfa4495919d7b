import { defineMessages } from '../../define-messages.ts';
import { calendar as english } from '../en/calendar.ts';

/** Spanish words of the calendar files and of what leads to them. */
export const calendar = defineMessages(english, {
  'calendar.add': 'Añadir al calendario',
  'calendar.localTime': 'En su zona horaria: {time}',
  'calendar.location': 'En línea (enlace tras la inscripción)',
  'calendar.speakers': 'Ponentes: {names}',
  'calendar.register': 'Inscripción: {link}',
  'calendar.reminder': '{title} empieza en {minutes} minutos',
});
