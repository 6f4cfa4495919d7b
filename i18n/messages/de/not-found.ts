import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** German words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.head.title': 'Seite nicht gefunden | {brand}',
  'notFound.head.description':
    'Unter dieser Adresse gibt es keine Seite. Sie ist umgezogen, oder der Link enthält einen Tippfehler. Die Startseite und unser Team helfen weiter.',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Hoppla! Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.',
  'notFound.home': 'Zur Startseite',
  'notFound.contact': 'Support kontaktieren',
  'notFound.more': 'Vielleicht suchen Sie',
  'notFound.services': 'Unsere sieben Leistungen',
  'notFound.services.hint': 'Was wir bauen und betreiben, mit je einer Seite',
  'notFound.blog': 'Den Blog',
  'notFound.blog.hint': 'Artikel von denen, die die Arbeit gemacht haben',
});
