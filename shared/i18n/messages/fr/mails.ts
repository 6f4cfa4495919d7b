import { defineMessages } from '#shared/i18n/define-messages.ts';
import { mails as english } from '#shared/i18n/messages/en/mails.ts';

/** French words of the mails of live mode, and of the pages that the links in them open. */
export const mails = defineMessages(english, {
  'mail.greeting': 'Bonjour {firstName},',
  'mail.greeting.nameless': 'Bonjour,',
  'mail.language': 'Langue',

  // Where an enquiry came from
  'source.page': 'Page du formulaire',
  'source.firstPage': 'Page d’arrivée',
  'source.referrer': 'Provenance',
  'source.campaign': 'Campagne',

  // To an applicant
  'mail.application.subject': 'Merci pour votre candidature\u00A0: {job}',
  'mail.application.thanks':
    'Nous vous remercions d’avoir postulé chez {brand} au poste «\u00A0{job}\u00A0».',
  'mail.application.reply':
    'Pour compléter votre candidature ou la retirer, écrivez-nous à l’adresse {email}.',
  'mail.application.closing': 'Bien cordialement,',
  'mail.application.signature': 'L’équipe de recrutement, {brand}',

  // To the hiring team
  'mail.applicationNotice.subject': 'Nouvelle candidature, {job}\u00A0: {name}',
  'mail.applicationNotice.logIn':
    'Pour lire la candidature, connectez-vous au tableau de bord d’administration\u00A0: {address}',

  // To somebody who wrote
  'mail.enquiry.subject': 'Votre message à {brand} est bien arrivé',
  'mail.enquiry.thanks': 'Nous vous remercions de votre message.',
  'mail.enquiry.reply': 'Pour ajouter quelque chose, répondez simplement à cet e-mail.',
  'mail.enquiry.mistaken':
    'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur\u00A0: vous n’avez rien à faire.',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'Nouvelle demande\u00A0: {name}',
  'mail.enquiryNotice.reply': 'Répondez à cet e-mail\u00A0: votre réponse parviendra directement à {name}.',
  'mail.enquiryNotice.logIn':
    'Toutes les demandes se trouvent dans le tableau de bord d’administration\u00A0: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Veuillez confirmer votre abonnement à la lettre d’information {brand}',
  'mail.newsletter.confirm': 'Pour confirmer, ouvrez cette page et cliquez sur le bouton\u00A0:',
  'mail.newsletter.expiry': 'Le lien est valable {hours} heures et ne sert qu’une fois.',
  'mail.newsletter.ignore':
    'Si ce n’était pas vous, vous n’avez rien à faire\u00A0: sans confirmation, nous ne vous enverrons rien.',
  'mail.newsletter.leave': 'Pour vous désabonner, maintenant ou plus tard, ouvrez cette page\u00A0:',

  // Pages that the links in newsletter mails open (SPEC section 4, Newsletter)
  'newsletterPage.confirm.title': 'Confirmez votre abonnement',
  'newsletterPage.confirm.button': 'S’abonner',
  'newsletterPage.confirmed.title': 'Votre abonnement est confirmé',
  'newsletterPage.confirmed.text':
    'Vous recevrez le prochain numéro. Vous pouvez vous désabonner à tout moment.',
  'newsletterPage.leave.title': 'Se désabonner de la lettre d’information',
  'newsletterPage.leave.text': 'Cliquez sur le bouton et nous n’enverrons plus d’e-mail à cette adresse.',
  'newsletterPage.leave.button': 'Se désabonner',
  'newsletterPage.left.title': 'Votre désabonnement est enregistré',
  'newsletterPage.left.text': 'Nous avons retiré votre adresse de la liste.',
  'newsletterPage.leftBefore.title': 'Votre adresse n’est plus sur la liste',
  'newsletterPage.leftBefore.text':
    'L’adresse à laquelle ce lien a été envoyé n’est plus sur la liste. Si un autre e-mail vous parvient, utilisez le lien qui figure à la fin.',
  'newsletterPage.used.title': 'Ce lien ne fonctionne plus',
  'newsletterPage.used.text':
    'Il a déjà servi ou il a expiré. Si vous avez déjà confirmé, il n’y a plus rien à faire\u202F; sinon, vous pouvez vous abonner de nouveau sur notre site.',
  'newsletterPage.busy.title': 'Cela n’a pas fonctionné',
  'newsletterPage.busy.text': 'Votre demande n’a pas pu être traitée. Veuillez réessayer dans une minute.',
  'newsletterPage.home': 'Aller à l’accueil du site {brand}',
});
