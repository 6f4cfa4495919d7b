import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** German words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Navigationspfad',

  // Services overview
  'services.covers': '{service}: Umfang',

  // Every service page
  'service.request': 'Beratung anfragen',

  // Amounts of money
  'amount.free': 'Kostenlos',
  'amount.from': 'Ab {amount}',
  'amount.hour': '{amount} pro Stunde',
  'amount.day': '{amount} pro Tag',
  'amount.month': '{amount} im Monat',
  'amount.year': '{amount} im Jahr',

  // Figures that answer (src/components/live-figure): their controls, and the sentences they say
  'figure.walk.next': 'Nächster Schritt',
  'figure.walk.says': 'Schritt {step} von {count}: {stage}, mit {tools}',
  'figure.weight.weigh': 'Diese Seite wiegen',
  'figure.weight.before': 'Auch die Seite, die Sie gerade lesen, hat ein Gewicht.',
  'figure.weight.says': 'Der untere Balken ist dieser Besuch bisher: {total} in {files} Dateien.',
  'figure.weight.here': 'hier {size}',
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
