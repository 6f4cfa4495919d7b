import { defineMessages } from '../../define-messages.ts';
import { adminWork as english } from '../en/admin-work.ts';

/** Spanish words of the team’s work in live mode. */
export const adminWork = defineMessages(english, {
  'desk.stage.interview': 'Entrevista',
  'desk.stage.offer': 'Oferta',
  'desk.stage.hired': 'Contratación',
  'desk.stage.declined': 'Descartada',
});
