import { defineMessages } from '../../define-messages.ts';
import { adminWork as english } from '../en/admin-work.ts';

/** German words of the team’s work in live mode. */
export const adminWork = defineMessages(english, {
  'desk.stage.interview': 'Gespräch',
  'desk.stage.offer': 'Angebot',
  'desk.stage.hired': 'Eingestellt',
  'desk.stage.declined': 'Abgesagt',
});
