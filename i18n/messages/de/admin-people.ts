import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** German words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.who': 'Wer',
  'log.action': 'Was',
  'log.subject': 'Wovon',
  'log.records': 'Datensätze',
  'log.action.login': 'Angemeldet',
  'log.action.refused': 'Anmeldung abgewiesen',
  'log.action.view': 'Gesehen',
  'log.action.change': 'Geändert',
  'log.action.export': 'Exportiert',
  'log.action.delete': 'Gelöscht',
  'log.subject.session': 'Sitzung',
  'log.subject.applications': 'Bewerbungen',
  'log.subject.enquiries': 'Anfragen',
  'log.subject.subscribers': 'Abonnements',
  'log.subject.mails': 'E-Mails',
  'log.subject.person': 'Daten einer Person',
  'log.subject.users': 'Team',
  'log.subject.account': 'Eigenes Konto',
  'log.subject.log': 'Protokoll',
});
