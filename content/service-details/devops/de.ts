import { brandName } from '../../../config/brand.ts';
import type { DevopsWords } from './facts.ts';

export const de: DevopsWords = {
  head: {
    title: `DevOps und Automatisierung | ${brandName}`,
    description:
      'Pipelines, Infrastructure as Code und Observability: 80 % schnellere Deployments, weniger Rollbacks und ruhigere Nächte, vorher und nachher gemessen.',
  },
  lead: 'Kleine Änderungen, oft veröffentlicht, durch eine Pipeline, die Nein sagt, bevor es Ihre Kundschaft tut.',
  caption: 'Abb. 1. Zwölf Stufen, die enden, wo sie begannen, eine Ebene höher',
  features: {
    title: 'Mit Ihrem Team gebaut, nicht für Ihr Team',
    lead: 'Drei Dinge, die wir gemeinsam aufsetzen, in dieser Reihenfolge.',
    cards: [
      {
        title: 'Pipelines',
        description:
          'Ein Weg in die Produktion für jeden Dienst, mit Tests, Prüfungen und Freigaben in immer gleicher Reihenfolge.',
        points: [
          'Einmal bauen, dasselbe Artefakt weitergeben',
          'Vorschauumgebung für jede Änderung',
          'Rollback mit einem Befehl',
        ],
      },
      {
        title: 'Infrastructure as Code',
        description:
          'Netze, Cluster und Rechte stehen in Ihrem Repository. Was läuft, ist das, was geschrieben steht.',
        points: [
          'Terraform-Module, die Ihnen gehören',
          'Abweichungen täglich gemeldet',
          'Neue Umgebung in einer Stunde',
        ],
      },
      {
        title: 'Observability',
        description:
          'Metriken, Logs und Traces mit gemeinsamer Kennung, damit die Frage um 3 Uhr nachts nur eine Anlaufstelle hat.',
        points: ['Service-Level-Ziele', 'Alarme mit Runbook', 'Auswertungen ohne Schuldzuweisung'],
      },
    ],
  },
  benefits: {
    title: 'Was sich in sechs Monaten ändert',
    lead: 'Mediane und Zählungen bei unseren eigenen Kunden, vorher und nachher gemessen.',
    items: {
      faster: {
        title: 'Schneller',
        figure: '80 %',
        description: 'schnellere Deployments, Median von dreiundzwanzig Kundenteams nach sechs Monaten',
      },
      safer: {
        title: 'Sicherer',
        figure: '1 von 40',
        description: 'Releases braucht einen Rollback, zuvor war es eines von sechs',
      },
      calmer: {
        title: 'Ruhiger',
        figure: '70 %',
        description: 'weniger nächtliche Alarme, sobald sie sich nach Zielen richten',
      },
      cheaper: {
        title: 'Günstiger',
        figure: 'Bis zu 30 %',
        description: 'geringere Betriebskosten, wenn sich ungenutzte Umgebungen abschalten',
      },
    },
  },
  loop: {
    title: 'Sechs Stufen, zwölf Werkzeuge, ein Kreis',
    caption: 'Abb. 2. Im Uhrzeigersinn von oben zu lesen. Jede Stufe berührt ihre zwei Werkzeuge.',
    center: 'Ihr Release',
    stages: {
      code: 'Planen, entwickeln',
      build: 'Bauen',
      package: 'Verpacken',
      provision: 'Bereitstellen',
      run: 'Betreiben',
      observe: 'Beobachten',
    },
  },
  closing: {
    title: 'Veröffentlichen Sie etwas Kleines mit uns',
    description: 'Zwei Wochen, ein Dienst, eine Pipeline. Sie behalten sie in jedem Fall.',
  },
};
