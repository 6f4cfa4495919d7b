import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** German words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Nächster Schritt',
  'figure.walk.says': 'Schritt {step} von {count}: {stage}, mit {tools}',
  'figure.weight.weigh': 'Diese Seite wiegen',
  'figure.weight.before': 'Auch die Seite, die Sie gerade lesen, hat ein Gewicht.',
  'figure.weight.says': 'Diese Seite: {total} in {files} Dateien. {parts}',
  'figure.week.title': 'Wer wann antwortet',
  'figure.week.label': 'Uhrzeit in {city}',
  'figure.week.caption': 'Eine Woche in {city}, Stunde für Stunde. Farbig: Das Büro ist besetzt.',
  'figure.week.open': '{time} Uhr in {city}: Das Büro antwortet.',
  'figure.week.support': '{time} Uhr in {city}: Das Büro ist geschlossen. Support: {support}.',
  'figure.week.closed': '{time} Uhr in {city}: Das Büro ist geschlossen bis {opens} Uhr.',
  'figure.week.cases': '{time} Uhr in {city}. Jetzt beantwortet: {now}.',
});
