import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** German words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Nächster Schritt',
  'figure.walk.says': 'Schritt {step} von {count}: {stage}, mit {tools}',
  'figure.weight.weigh': 'Diese Seite wiegen',
  'figure.weight.before': 'Auch die Seite, die Sie gerade lesen, hat ein Gewicht.',
  'figure.weight.says': 'Für diesen Besuch bisher geladen: {total} in {files} Dateien. {parts}',
  'figure.week.title': 'Wer wann antwortet',
  'figure.week.label': 'Uhrzeit in {city}',
  'figure.week.caption': 'Eine Woche in {city}, Stunde für Stunde. Farbig: Das Büro ist besetzt.',
  'figure.week.open': '{time} Uhr in {city}: Das Büro antwortet.',
  'figure.week.support': '{time} Uhr in {city}: Das Büro ist geschlossen. Support: {support}.',
  'figure.week.closed': '{time} Uhr in {city}: Das Büro ist geschlossen bis {opens} Uhr.',
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
  'figure.tiers.label': 'Eine Ebene herauslösen',
  'figure.tiers.whole': '{count} Ebenen, ein Produkt.',
  'figure.tiers.says': 'Ebene {number}, {name}. {alone}',
  'figure.years.title': 'Jahr für Jahr',
  'figure.years.label': 'Jahr',
  'figure.years.caption': 'Team am Ende jedes Jahres, zuletzt der heutige Stand. Säulen maßstäblich.',
  'figure.years.says': '{year}. Im Team: {people}. {text}',
});
