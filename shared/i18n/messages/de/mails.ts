import { defineMessages } from '#shared/i18n/define-messages.ts';
import { mails as english } from '#shared/i18n/messages/en/mails.ts';

/** German words of the mails of live mode, and of the pages that the links in them open. */
export const mails = defineMessages(english, {
  'mail.greeting': 'Guten Tag {firstName},',
  'mail.greeting.nameless': 'Guten Tag,',
  'mail.language': 'Sprache',

  // Where an enquiry came from
  'source.page': 'Seite mit dem Formular',
  'source.firstPage': 'Erste Seite',
  'source.referrer': 'Kam von',
  'source.campaign': 'Kampagne',

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
  'mail.enquiryNotice.logIn': 'Alle Anfragen finden Sie im Admin-Bereich: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}',
  'mail.newsletter.confirm': 'Zum Bestätigen öffnen Sie bitte diese Seite und klicken auf den Button:',
  'mail.newsletter.expiry': 'Der Link gilt {hours} Stunden und lässt sich einmal verwenden.',
  'mail.newsletter.ignore':
    'Waren Sie das nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung schicken wir Ihnen nichts.',
  'mail.newsletter.leave': 'Zum Abbestellen, jetzt oder später, öffnen Sie bitte diese Seite:',

  // Pages that the links in newsletter mails open (SPEC section 4, Newsletter)
  'newsletterPage.confirm.title': 'Anmeldung bestätigen',
  'newsletterPage.confirm.button': 'Abonnieren',
  'newsletterPage.confirmed.title': 'Sie sind angemeldet',
  'newsletterPage.confirmed.text':
    'Die nächste Ausgabe geht auch an Sie. Abmelden können Sie sich jederzeit.',
  'newsletterPage.leave.title': 'Newsletter abbestellen',
  'newsletterPage.leave.text': 'Klicken Sie auf den Button, und wir schicken nichts mehr an diese Adresse.',
  'newsletterPage.leave.button': 'Abbestellen',
  'newsletterPage.left.title': 'Sie sind abgemeldet',
  'newsletterPage.left.text': 'Wir haben Ihre Adresse von der Liste genommen.',
  'newsletterPage.leftBefore.title': 'Sie stehen nicht mehr auf der Liste',
  'newsletterPage.leftBefore.text':
    'Die zugehörige Adresse steht nicht mehr auf der Liste. Sollte doch noch eine Ausgabe kommen, nutzen Sie bitte den Link am Ende dieser Ausgabe.',
  'newsletterPage.used.title': 'Dieser Link gilt nicht mehr',
  'newsletterPage.used.text':
    'Er wurde schon benutzt oder ist abgelaufen. Wenn Sie bereits bestätigt haben, ist nichts weiter zu tun; sonst können Sie sich auf unserer Website neu anmelden.',
  'newsletterPage.busy.title': 'Das hat nicht geklappt',
  'newsletterPage.busy.text':
    'Im Moment ist das nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  'newsletterPage.home': 'Zur Startseite von {brand}',
});
