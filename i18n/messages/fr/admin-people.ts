import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** French words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.who': 'Qui',
  'log.action': 'Quoi',
  'log.subject': 'De quoi',
  'log.records': 'Enregistrements',
  'log.action.login': 'Connexion',
  'log.action.refused': 'Connexion refusée',
  'log.action.view': 'Vu',
  'log.action.change': 'Modifié',
  'log.action.export': 'Exporté',
  'log.action.delete': 'Supprimé',
  'log.subject.session': 'Session',
  'log.subject.applications': 'Candidatures',
  'log.subject.enquiries': 'Messages',
  'log.subject.subscribers': 'Abonnements',
  'log.subject.mails': 'E-mails',
  'log.subject.person': 'Données d’une personne',
  'log.subject.users': 'Équipe',
  'log.subject.account': 'Compte personnel',
  'log.subject.log': 'Journal',
});
