import { defineMessages } from '../../define-messages.ts';
import { mailsPeople as english } from '../en/mails-people.ts';

/** Spanish words of mails to users of the dashboard. */
export const mailsPeople = defineMessages(english, {
  'mail.invitation.subject': 'Su invitación al panel de {brand}',
  'mail.invitation.text': '{name} le invita al panel de {brand}.',
  'mail.invitation.link': 'Para entrar, abra esta página y elija una contraseña:',
  'mail.invitation.expiry': 'El enlace sirve una sola vez, durante {hours} horas.',
  'mail.invitation.ignore': 'Si no esperaba este correo, no tiene que hacer nada.',
  'mail.reset.subject': 'Una contraseña nueva para el panel de {brand}',
  'mail.reset.text': 'Alguien ha pedido una contraseña nueva para su cuenta en el panel de {brand}.',
  'mail.reset.link': 'Para elegirla, abra esta página:',
  'mail.reset.expiry': 'El enlace sirve una sola vez, durante {minutes} minutos.',
  'mail.reset.ignore': 'Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.',
});
