import { defineMessages } from '../../define-messages.ts';
import { newsletterPages as english } from '../en/newsletter-pages.ts';

/** French words of the pages that the links in newsletter mails open. */
export const newsletterPages = defineMessages(english, {
  'newsletterPage.confirm.title': 'Confirmez votre inscription',
  'newsletterPage.confirm.button': 'S’inscrire',
  'newsletterPage.confirmed.title': 'Votre inscription est confirmée',
  'newsletterPage.confirmed.text':
    'La prochaine lettre vous parviendra. Vous pouvez vous désinscrire quand vous le souhaitez.',
  'newsletterPage.leave.title': 'Se désinscrire de la lettre',
  'newsletterPage.leave.text': 'Appuyez sur le bouton et nous n’enverrons plus de lettre à cette adresse.',
  'newsletterPage.leave.button': 'Se désinscrire',
  'newsletterPage.left.title': 'Votre désinscription est faite',
  'newsletterPage.left.text': 'Nous avons retiré votre adresse de la liste.',
  'newsletterPage.leftBefore.title': 'Ce lien a déjà servi',
  'newsletterPage.leftBefore.text':
    'L’adresse à laquelle il correspond a été retirée de la liste. Si une lettre vous parvient encore, utilisez le lien qui figure à la fin de celle-ci.',
  'newsletterPage.used.title': 'Ce lien ne fonctionne plus',
  'newsletterPage.used.text':
    'Il a déjà servi ou il est trop ancien. Si vous avez déjà confirmé, il n’y a plus rien à faire\u202F; sinon, vous pouvez vous inscrire de nouveau sur notre site.',
  'newsletterPage.busy.title': 'Cela n’a pas fonctionné',
  'newsletterPage.busy.text':
    'Nous ne pouvons pas le faire pour le moment. Veuillez réessayer dans une minute.',
  'newsletterPage.home': 'Vers la page d’accueil de {brand}',
});
