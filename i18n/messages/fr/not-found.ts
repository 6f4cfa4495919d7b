import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** French words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.head.title': 'Page introuvable | {brand}',
  'notFound.head.description':
    'Aucune page à cette adresse : elle a été déplacée, ou le lien contient une erreur. L’accueil et nos ingénieurs vous remettront sur la voie.',
  'notFound.title': 'Page introuvable',
  'notFound.text': 'Oups ! La page que vous cherchez n’existe pas ou a été déplacée.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.contact': 'Contacter le support',
  'notFound.more': 'Vous cherchiez peut-être',
  'notFound.services': 'Nos sept services',
  'notFound.services.hint': 'Ce que nous construisons et exploitons, une page chacun',
  'notFound.blog': 'Le blog',
  'notFound.blog.hint': 'Des articles écrits par celles et ceux qui ont fait le travail',
});
