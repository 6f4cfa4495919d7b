import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** French words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.subject.users': 'Comptes',
  'log.subject.webhooks': 'Connexions',
  'log.subject.account': 'Compte personnel',
});
