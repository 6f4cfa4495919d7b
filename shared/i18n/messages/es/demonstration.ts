import { defineMessages } from '../../define-messages.ts';
import { demonstration as english } from '../en/demonstration.ts';

/** Spanish words of the simulated build, beside its forms and successes. */
export const demonstration = defineMessages(english, {
  'demonstration.form': 'Demostración: lo que escriba aquí no se envía.',
  'demonstration.done': 'Demostración: no se ha enviado ni guardado nada.',
  'demonstration.login': 'Demostración: la contraseña se ha comprobado en este navegador.',
  'demonstration.arrival': 'Demostración: esta candidatura es inventada.',
});
