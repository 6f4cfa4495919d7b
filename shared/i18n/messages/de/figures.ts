import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** German words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Nächster Schritt',
  'figure.walk.says': 'Schritt {step} von {count}: {stage}, mit {tools}',
  'figure.weight.weigh': 'Diese Seite wiegen',
  'figure.weight.before': 'Auch die Seite, die Sie gerade lesen, hat ein Gewicht.',
  'figure.weight.says': 'Für diesen Besuch bisher geladen: {total} in {files} Dateien. {parts}',
  'figure.week.label': 'Uhrzeit in {city}',
  'figure.week.caption': 'Eine Woche in {city}, Stunde für Stunde. Farbig: Das Büro ist besetzt.',
  'figure.week.cases': '{time} Uhr in {city}. Jetzt beantwortet: {now}.',
  'figure.plan.pick': 'Pläne zum Ansehen',
  'figure.plan.paste': 'Oder fügen Sie einen eigenen Plan ein',
  'figure.plan.hint':
    'Die Ausgabe von EXPLAIN ANALYZE in PostgreSQL oder MySQL, bis {limit}. Sie bleibt in Ihrem Browser.',
  'figure.plan.says': 'Der langsamste Schritt, mit {share}: {step}',
  'figure.plan.tooLong': 'Dieser Text ist {size} groß. Gelesen werden hier Pläne bis {limit}.',
  'figure.plan.unknown':
    'In diesem Text steht kein Plan. Fügen Sie die Zeilen ein, die EXPLAIN ausgibt, mit ihren Kosten (cost).',
  'figure.ring.label': 'Eine Säule herausnehmen',
  'figure.ring.closed': 'Alle {count} Säulen stehen.',
  'figure.ring.without': 'Offen ohne {title}: {exposed}',
  'figure.years.title': 'Jahr für Jahr',
  'figure.years.caption': 'Team am Ende jedes Jahres, zuletzt der heutige Stand. Balken maßstäblich.',
});
