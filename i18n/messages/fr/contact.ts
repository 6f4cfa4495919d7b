import { defineMessages } from '../../define-messages.ts';
import { contact as english } from '../en/contact.ts';

/** French words of the contact page. */
export const contact = defineMessages(english, {
  'contact.head.title': 'Contact : parlez à un ingénieur | {brand}',
  'contact.head.description':
    'Appelez ou écrivez-nous : un ingénieur lit chaque message et répond sous un jour ouvré. Bureau à {city}, support joignable à toute heure.',
  'contact.title': 'Nous contacter',
  'contact.lead': 'Un ingénieur lit chaque message et répond sous un jour ouvré.',

  // Contact information
  'contact.phone': 'Téléphone',
  'contact.email': 'E-mail',
  'contact.office': 'Bureau',
  'contact.hours': 'Horaires',
  'contact.hours.days': 'Du lundi au vendredi',
  'contact.hours.times': 'de {opens} à {closes}',
  'contact.hours.zone': 'heure locale ({city})',
  'contact.support': 'Support',
  'contact.support.hours': '24/7/365',
  'contact.map.alt':
    'Plan de la ville : {city}. Le bureau se trouve dans la moitié est de la ville, à cette adresse : {street}.',
  'contact.map.caption': '{city} en {count} hexagones. Les rues sont les joints.',
  'contact.rings.alt':
    'Un champ d’hexagones qui monte par anneaux vers le bureau. Ce n’est pas un plan ; l’adresse est la suivante : {street}, {city}.',
  'contact.rings.caption': '{city} : {count} hexagones autour de notre porte. Ce n’est pas un plan.',

  // The form
  'contact.form.title': 'Écrivez-nous',
  'contact.form.lead': 'Plus vous décrivez simplement le problème, plus notre premier appel sera court.',
  'contact.form.name': 'Nom',
  'contact.form.email': 'E-mail',
  'contact.form.email.placeholder': 'nom@entreprise.fr',
  'contact.form.phone': 'Téléphone',
  'contact.form.company': 'Entreprise',
  'contact.form.service': 'Service souhaité',
  'contact.form.service.placeholder': 'Choisissez un service',
  'contact.form.service.other': 'Autre',
  'contact.form.message': 'Message',
  'contact.form.message.placeholder': 'Que fait le système, et qu’est-ce qui vous inquiète ?',
  'contact.form.send': 'Envoyer le message',
  'contact.form.sending': 'Envoi…',
  'contact.form.privacy': 'Ce que vous écrivez sert à vous répondre, et à rien d’autre.',
  'contact.form.unscripted':
    'Le formulaire nécessite JavaScript. Sans lui, écrivez à {email} ou appelez le {phone}.',
  'contact.sent.title': 'Message envoyé !',
  'contact.sent.text': 'Merci. Un ingénieur vous répondra sous un jour ouvré.',
  'contact.refused':
    'Votre message n’est pas parti. Il est toujours dans le formulaire : réessayez, ou écrivez à {email}.',
  'form.leaveQuestion': 'Quitter cette page ? Ce que vous avez saisi n’a pas été envoyé et sera perdu.',

  'contact.questions.title': 'Avant d’écrire',
});
