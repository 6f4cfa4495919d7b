import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** Spanish words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.subject.users': 'Cuentas',
  'log.subject.webhooks': 'Conexiones',
  'log.subject.account': 'Cuenta propia',
});
