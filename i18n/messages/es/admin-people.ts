import { defineMessages } from '../../define-messages.ts';
import { adminPeople as english } from '../en/admin-people.ts';

/** Spanish words of the dashboard’s users, their accounts and the log. */
export const adminPeople = defineMessages(english, {
  'log.who': 'Quién',
  'log.action': 'Qué',
  'log.subject': 'De qué',
  'log.records': 'Registros afectados',
  'log.action.login': 'Entró',
  'log.action.refused': 'Entrada rechazada',
  'log.action.view': 'Visto',
  'log.action.change': 'Cambiado',
  'log.action.export': 'Exportado',
  'log.action.delete': 'Borrado',
  'log.subject.session': 'Sesión',
  'log.subject.applications': 'Candidaturas',
  'log.subject.enquiries': 'Mensajes',
  'log.subject.subscribers': 'Suscripciones',
  'log.subject.mails': 'Correos',
  'log.subject.person': 'Datos de una persona',
  'log.subject.users': 'Equipo',
  'log.subject.account': 'Cuenta propia',
  'log.subject.log': 'Registro',
});
