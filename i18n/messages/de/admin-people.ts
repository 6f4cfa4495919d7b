import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** German words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.subject.users': 'Konten',
  'log.subject.webhooks': 'Verbindungen',
  'log.subject.account': 'Eigenes Konto',
});
