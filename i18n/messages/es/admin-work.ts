import { defineMessages } from '../../define-messages.ts';
import { adminWork as english } from '../en/admin-work.ts';

/** Spanish words of the team’s work in live mode. */
export const adminWork = defineMessages(english, {
  'desk.stage.interview': 'Entrevista',
  'desk.stage.offer': 'Oferta',
  'desk.stage.hired': 'Contratación',
  'desk.stage.declined': 'Descartada',
  'desk.notes.new': 'Nota nueva',
  'desk.notes.add': 'Añadir nota',
  'desk.notes.earlier': 'De cuando las notas no llevaban autor',
  'desk.notes.delete': 'Borrar esta nota',
  'desk.notes.delete.title': '¿Borrar esta nota?',
});
