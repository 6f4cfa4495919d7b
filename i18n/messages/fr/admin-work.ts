import { defineMessages } from '../../define-messages.ts';
import { adminWork as english } from '../en/admin-work.ts';

/** French words of the team’s work in live mode. */
export const adminWork = defineMessages(english, {
  'desk.stage.interview': 'Entretien',
  'desk.stage.offer': 'Offre',
  'desk.stage.hired': 'Embauche',
  'desk.stage.declined': 'Refusée',
  'desk.notes.new': 'Nouvelle note',
  'desk.notes.add': 'Ajouter la note',
  'desk.notes.earlier': 'Du temps où les notes n’étaient pas signées',
  'desk.notes.delete': 'Supprimer cette note',
  'desk.notes.delete.title': 'Supprimer cette note\u202F?',
});
