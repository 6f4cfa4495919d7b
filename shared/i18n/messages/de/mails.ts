import { defineMessages } from '../../define-messages.ts';
import { mails as english } from '../en/mails.ts';

/** German words of the mails of live mode. */
export const mails = defineMessages(english, {
  'mail.line': '{label}: {value}',
  'mail.greeting': 'Guten Tag {firstName},',
  'mail.greeting.nameless': 'Guten Tag,',
  'mail.language': 'Sprache',

  // To an applicant
  'mail.application.subject': 'Vielen Dank für Ihre Bewerbung: {job}',
  'mail.application.thanks': 'vielen Dank für Ihre Bewerbung bei {brand} auf die Stelle „{job}“.',
  'mail.application.reply':
    'Wenn Sie etwas ergänzen oder Ihre Bewerbung zurückziehen möchten, schreiben Sie an {email}.',
  'mail.application.closing': 'Freundliche Grüße',
  'mail.application.signature': 'Ihr Recruiting-Team von {brand}',

  // To the hiring team
  'mail.applicationNotice.subject': 'Neue Bewerbung: {job}, {name}',
  'mail.applicationNotice.logIn': 'Die Bewerbung lesen Sie nach der Anmeldung im Admin-Bereich: {address}',

  // To somebody who wrote
  'mail.enquiry.subject': 'Ihre Nachricht an {brand} ist angekommen',
  'mail.enquiry.thanks': 'vielen Dank für Ihre Nachricht.',
  'mail.enquiry.reply': 'Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.',
  'mail.enquiry.mistaken':
    'Falls Sie uns nicht geschrieben haben, hat sich jemand bei der eigenen Adresse vertippt. Sie müssen dann nichts tun.',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'Neue Anfrage von {name}',
  'mail.enquiryNotice.reply': 'Ihre Antwort auf diese E-Mail geht direkt an {name}.',
  'mail.enquiryNotice.logIn': 'Alle Anfragen stehen im Admin-Bereich: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}',
  'mail.newsletter.confirm': 'Zum Bestätigen öffnen Sie bitte diese Seite und klicken auf den Button:',
  'mail.newsletter.expiry': 'Der Link gilt {hours} Stunden und lässt sich einmal verwenden.',
  'mail.newsletter.ignore':
    'Waren Sie das nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung schicken wir Ihnen nichts.',
  'mail.newsletter.leave': 'Zum Abbestellen, jetzt oder später, öffnen Sie bitte diese Seite:',
});
