import type { WebinarId, WebinarWords } from './facts.ts';

export const de = {
  'fewer-regions': {
    title: 'Weniger Regionen, klarere Rechnungen',
    description:
      'Wir nehmen eine echte Rechnung am Bildschirm auseinander und setzen sie um ein Drittel kleiner wieder zusammen. Bringen Sie Ihre eigene mit; für Fragen bleiben zwanzig Minuten.',
    time: '13:00 bis 14:00 Uhr EST',
  },
  'zero-trust': {
    title: 'Zero Trust für Unternehmen, die noch eine Firewall haben',
    description:
      'Vier Stufen in der Reihenfolge, die am wenigsten schmerzt, samt unseren zwei Fehlern in der dritten.',
    time: '11:00 bis 12:00 Uhr EST',
  },
  'query-plans': {
    title: 'Gemeinsam Abfragepläne lesen',
    description: 'Zehn langsame Abfragen aus dem Publikum, live behoben. Die siebte hat gewonnen.',
    time: '13:00 bis 13:58 Uhr EST',
  },
  'friday-release': {
    title: 'Ein Release am Freitag',
    description: 'Die ganze Pipeline, vom Commit bis zur Kundschaft, während eines einzigen Webinars.',
    time: '13:00 bis 13:46 Uhr EST',
  },
  'alert-triage': {
    title: 'Alarme sortieren mit einem Sprachmodell',
    description: 'Ein Jahr Daten: wo es geholfen und wo es nur geraten hat.',
    time: '11:00 bis 11:51 Uhr EST',
  },
} as const satisfies Record<WebinarId, WebinarWords>;
