import { defineMessages } from '../../define-messages.ts';
import { demonstration as english } from '../en/demonstration.ts';

/** German words of the simulated build, beside its forms and successes. */
export const demonstration = defineMessages(english, {
  'demonstration.form': 'Demo: Was Sie hier eingeben, wird nicht gesendet.',
  'demonstration.done': 'Demo: Es wurde nichts gesendet oder gespeichert.',
  'demonstration.login': 'Demo: Das Passwort wurde in diesem Browser geprüft.',
  'demonstration.arrival': 'Demo: Diese Bewerbung ist erfunden.',
});
