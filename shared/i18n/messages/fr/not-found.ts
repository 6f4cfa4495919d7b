import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** French words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.title': 'Page introuvable',
  'notFound.text': 'Oups ! La page que vous cherchez n’existe pas ou a été déplacée.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.contact': 'Contacter le support',
  'notFound.more': 'Vous cherchiez peut-être',
});
