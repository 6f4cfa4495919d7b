import { defineMessages } from '../../define-messages.ts';
import { demonstration as english } from '../en/demonstration.ts';

/** French words of the simulated build, beside its forms and successes. */
export const demonstration = defineMessages(english, {
  'demonstration.form': 'Démonstration\u00A0: ce que vous saisissez ici n’est pas envoyé.',
  'demonstration.done': 'Démonstration\u00A0: rien n’a été envoyé ni enregistré.',
  'demonstration.login': 'Démonstration\u00A0: le mot de passe a été vérifié dans ce navigateur.',
  'demonstration.arrival': 'Démonstration\u00A0: cette candidature est inventée.',
});
