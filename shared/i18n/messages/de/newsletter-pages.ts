import { defineMessages } from '../../define-messages.ts';
import { newsletterPages as english } from '../en/newsletter-pages.ts';

/** German words of the pages that the links in newsletter mails open. */
export const newsletterPages = defineMessages(english, {
  'newsletterPage.confirm.title': 'Anmeldung bestätigen',
  'newsletterPage.confirm.button': 'Abonnieren',
  'newsletterPage.confirmed.title': 'Sie sind angemeldet',
  'newsletterPage.confirmed.text':
    'Die nächste Ausgabe geht auch an Sie. Abmelden können Sie sich jederzeit.',
  'newsletterPage.leave.title': 'Newsletter abbestellen',
  'newsletterPage.leave.text': 'Klicken Sie auf den Button, und wir schicken nichts mehr an diese Adresse.',
  'newsletterPage.leave.button': 'Abmelden',
  'newsletterPage.left.title': 'Sie sind abgemeldet',
  'newsletterPage.left.text': 'Wir haben Ihre Adresse von der Liste genommen.',
  'newsletterPage.leftBefore.title': 'Dieser Link wurde schon benutzt',
  'newsletterPage.leftBefore.text':
    'Die Adresse, zu der er gehört, steht nicht mehr auf der Liste. Sollte doch noch eine Ausgabe kommen, nehmen Sie bitte den Link an deren Ende.',
  'newsletterPage.used.title': 'Dieser Link gilt nicht mehr',
  'newsletterPage.used.text':
    'Er wurde schon benutzt oder ist zu alt. Wenn Sie bereits bestätigt haben, ist nichts weiter zu tun; sonst können Sie sich auf unserer Website neu anmelden.',
  'newsletterPage.busy.title': 'Das hat nicht geklappt',
  'newsletterPage.busy.text': 'Das geht im Moment nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'newsletterPage.home': 'Zur Startseite von {brand}',
});
