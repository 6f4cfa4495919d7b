import { defineMessages } from '#shared/i18n/define-messages.ts';
import { contact as english } from '#shared/i18n/messages/en/contact.ts';

/** French words of the contact page. */
export const contact = defineMessages(english, {
  // Contact information
  'contact.phone': 'Téléphone',
  'contact.email': 'E-mail',
  'contact.office': 'Bureau',
  'contact.hours': 'Horaires',
  'contact.hours.times': 'de {opens} à {closes}',
  'contact.hours.zone': 'heure locale ({city})',
  'contact.support': 'Support',

  // The form
  'contact.form.name': 'Nom',
  'contact.form.email': 'E-mail',
  'contact.form.email.placeholder': 'nom@entreprise.fr',
  'contact.form.phone': 'Téléphone',
  'contact.form.company': 'Entreprise',
  'contact.form.service': 'Service souhaité',
  'contact.form.service.placeholder': 'Choisissez un service',
  'contact.form.service.other': 'Autre',
  'contact.form.message': 'Message',
  'contact.form.message.placeholder': 'Comment pouvons-nous vous aider\u202F?',
  'contact.form.send': 'Envoyer le message',
  'contact.form.sending': 'Envoi…',
  'contact.form.privacy':
    'Ce que vous écrivez ne sert qu’à vous répondre. Nous le conservons {time} au plus.',
  'contact.form.unscripted':
    'Le formulaire nécessite JavaScript. Sans lui, écrivez à {email} ou appelez le {phone}.',
  'contact.sent.title': 'Message envoyé !',
  'contact.refused':
    'Votre message n’est pas parti. Il est toujours dans le formulaire : réessayez, ou écrivez à {email}.',
  'form.leaveQuestion': 'Quitter cette page ? Ce que vous avez saisi n’a pas été envoyé et sera perdu.',
});
