import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** Spanish words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.title': 'Página no encontrada',
  'notFound.text': '¡Vaya! La página que busca no existe o se ha movido.',
  'notFound.home': 'Volver al inicio',
  'notFound.contact': 'Contactar con soporte',
  'notFound.more': 'Quizá buscaba',
});
