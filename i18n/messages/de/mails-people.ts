import { defineMessages } from '../../define-messages.ts';
import { mailsPeople as english } from '../en/mails-people.ts';

/** German words of mails to users of the dashboard. */
export const mailsPeople = defineMessages(english, {
  'mail.invitation.subject': 'Ihre Einladung zur Übersicht von {brand}',
  'mail.invitation.text': '{name} lädt Sie zur Übersicht von {brand} ein.',
  'mail.invitation.link': 'Um dazuzukommen, öffnen Sie bitte diese Seite und wählen Sie ein Passwort:',
  'mail.invitation.expiry': 'Der Link gilt einmal und {hours} Stunden lang.',
  'mail.invitation.ignore': 'Wenn Sie das nicht erwarten, brauchen Sie nichts zu tun.',
  'mail.reset.subject': 'Ein neues Passwort für die Übersicht von {brand}',
  'mail.reset.text': 'Für Ihr Konto in der Übersicht von {brand} wurde ein neues Passwort angefordert.',
  'mail.reset.link': 'Um eines zu wählen, öffnen Sie bitte diese Seite:',
  'mail.reset.expiry': 'Der Link gilt einmal und {minutes} Minuten lang.',
  'mail.reset.ignore': 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
});
