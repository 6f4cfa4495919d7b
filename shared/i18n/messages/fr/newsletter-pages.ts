import { defineMessages } from '../../define-messages.ts';
import { newsletterPages as english } from '../en/newsletter-pages.ts';

/** French words of the pages that the links in newsletter mails open. */
export const newsletterPages = defineMessages(english, {
  'newsletterPage.confirm.title': 'Confirmez votre abonnement',
  'newsletterPage.confirm.button': 'S’abonner',
  'newsletterPage.confirmed.title': 'Votre abonnement est confirmé',
  'newsletterPage.confirmed.text':
    'Vous recevrez la prochaine lettre. Vous pouvez vous désabonner quand vous le souhaitez.',
  'newsletterPage.leave.title': 'Se désabonner de la lettre',
  'newsletterPage.leave.text': 'Cliquez sur le bouton et nous n’enverrons plus de lettre à cette adresse.',
  'newsletterPage.leave.button': 'Se désabonner',
  'newsletterPage.left.title': 'Votre désabonnement est enregistré',
  'newsletterPage.left.text': 'Nous avons retiré votre adresse de la liste.',
  'newsletterPage.leftBefore.title': 'Ce lien a déjà servi',
  'newsletterPage.leftBefore.text':
    'L’adresse à laquelle il correspond a été retirée de la liste. Si une lettre vous parvient encore, utilisez le lien qui figure à la fin de celle-ci.',
  'newsletterPage.used.title': 'Ce lien ne fonctionne plus',
  'newsletterPage.used.text':
    'Il a déjà servi ou il est trop ancien. Si vous avez déjà confirmé, il n’y a plus rien à faire\u202F; sinon, vous pouvez vous abonner de nouveau sur notre site.',
  'newsletterPage.busy.title': 'Cela n’a pas fonctionné',
  'newsletterPage.busy.text':
    'Nous ne pouvons pas le faire pour le moment. Veuillez réessayer dans une minute.',
  'newsletterPage.home': 'Vers la page d’accueil de {brand}',
});
