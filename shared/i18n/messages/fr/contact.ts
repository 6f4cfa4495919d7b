import { defineMessages } from '#shared/i18n/define-messages.ts';
import { contact as english } from '#shared/i18n/messages/en/contact.ts';

/** French words of the contact page. */
export const contact = defineMessages(english, {
  // Contact information
  'contact.fact.phone': 'Téléphone',
  'contact.fact.email': 'E-mail',
  'contact.fact.office': 'Bureau',
  'contact.fact.hours': 'Horaires',
  'contact.offices': 'Autres bureaux',
  'contact.directions': 'Itinéraire',
  'contact.save': 'Enregistrer le contact',
  'channel.phone': 'Téléphone',
  'channel.email': 'E-mail',
  'channel.booking': 'Prendre rendez-vous',
  'channel.remote-support': 'Assistance à distance',
  'channel.client-portal': 'Espace client',
  'channel.status': 'État des services',
  'channel.chat': 'Chat en direct',
  'contact.hours.times': 'de {opens} à {closes}',
  'contact.hours.allDay': '24 heures sur 24',
  'contact.hours.closed': 'Fermé',
  'contact.hours.zone': 'heure locale ({city})',
  'contact.fact.support': 'Support',

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
  'enquiry.form.send': 'Envoyer le message',
  'enquiry.form.sending': 'Envoi…',
  'contact.form.privacy':
    'Ce que vous écrivez ne sert qu’à vous répondre. Nous le conservons {time} au plus.',
  'enquiry.form.unscripted':
    'Le formulaire nécessite JavaScript. Sans lui, écrivez à {email} ou appelez le {phone}.',
  'enquiry.form.sent': 'Message envoyé !',
  'enquiry.form.refused':
    'Votre message n’est pas parti. Il est toujours dans le formulaire : réessayez, ou écrivez à {email}.',
  'form.leaveQuestion': 'Quitter cette page ? Ce que vous avez saisi n’a pas été envoyé et sera perdu.',
});
