import { defineMessages } from '../../define-messages.ts';
import { notFound as english } from '../en/not-found.ts';

/** German words of the not-found page. */
export const notFound = defineMessages(english, {
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Hoppla! Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.',
  'notFound.home': 'Zur Startseite',
  'notFound.contact': 'Support kontaktieren',
  'notFound.more': 'Vielleicht suchen Sie',
});
