import { defineMessages } from '../../define-messages.ts';
import { mailsPeople as english } from '../en/mails-people.ts';

/** French words of mails to users of the dashboard. */
export const mailsPeople = defineMessages(english, {
  'mail.invitation.subject': 'Votre invitation au tableau de bord de {brand}',
  'mail.invitation.text': '{name} vous invite à rejoindre le tableau de bord de {brand}.',
  'mail.invitation.link': 'Pour le rejoindre, ouvrez cette page et choisissez un mot de passe\u00A0:',
  'mail.invitation.expiry': 'Ce lien fonctionne une seule fois, pendant {hours} heures.',
  'mail.invitation.ignore': 'Si vous ne l’attendiez pas, vous n’avez rien à faire.',
  'mail.reset.subject': 'Un nouveau mot de passe pour le tableau de bord de {brand}',
  'mail.reset.text':
    'Un nouveau mot de passe a été demandé pour votre compte dans le tableau de bord de {brand}.',
  'mail.reset.link': 'Pour le choisir, ouvrez cette page\u00A0:',
  'mail.reset.expiry': 'Ce lien fonctionne une seule fois, pendant {minutes} minutes.',
  'mail.reset.ignore':
    'Si ce n’était pas vous, vous n’avez rien à faire\u00A0: votre mot de passe ne change pas.',
});
