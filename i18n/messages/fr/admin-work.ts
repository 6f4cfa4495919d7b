import { defineMessages } from '../../define-messages.ts';
import { adminWork as english } from '../en/admin-work.ts';

/** French words of the team’s work in live mode. */
export const adminWork = defineMessages(english, {
  'desk.stage.interview': 'Entretien',
  'desk.stage.offer': 'Offre',
  'desk.stage.hired': 'Embauche',
  'desk.stage.declined': 'Refusée',
});
