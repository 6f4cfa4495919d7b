import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** Spanish words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.head.title': 'Página no encontrada | {brand}',
  'notFound.head.description':
    'No hay ninguna página en esta dirección: puede que se haya movido o que el enlace tenga un error. La página de inicio le ayudará a seguir.',
  'notFound.title': 'Página no encontrada',
  'notFound.text': '¡Vaya! La página que busca no existe o se ha movido.',
  'notFound.home': 'Volver al inicio',
  'notFound.contact': 'Contactar con soporte',
  'notFound.more': 'Quizá buscaba',
  'notFound.services': 'Nuestros siete servicios',
  'notFound.services.hint': 'Lo que construimos y operamos, con una página para cada uno',
  'notFound.blog': 'El blog',
  'notFound.blog.hint': 'Artículos de los ingenieros que hicieron el trabajo',
});
