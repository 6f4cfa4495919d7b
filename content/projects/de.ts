import type { ProjectCollectionWords } from './facts.ts';

export const de = {
  filters: {
    all: 'Alle',
    cloud: 'Cloud',
    database: 'Datenbanken',
    app: 'Apps',
    web: 'Web',
    devops: 'DevOps',
    security: 'Sicherheit',
    mobile: 'Mobil',
  },
  projects: {
    'bank-leaves-data-centers': {
      title: 'Eine Bank verlässt zwei Rechenzentren',
      description:
        'Einundvierzig Dienste in vierzehn Wochen umgezogen. Die Abwicklung lief in jeder Nacht des Umzugs pünktlich.',
    },
    'patient-visits': {
      title: 'Hausbesuche, mit und ohne Empfang',
      description:
        'Eine App für 1.900 Pflegekräfte im Außendienst. Sie läuft in Kellern und Aufzügen und synchronisiert sich auf dem Parkplatz.',
    },
    'night-batch': {
      title: 'Der Nachtlauf, auf achtunddreißig Minuten verkürzt',
      description: 'Gleiche Hardware, gleiche Daten. Vier Änderungen, jede gemessen, bevor die nächste kam.',
    },
    'storefront-weekend': {
      title: 'Ein Shop für das stärkste Wochenende',
      description:
        'Das Elffache des üblichen Verkehrs, 99. Perzentil unter einer Sekunde, und eine Redaktion, die keine Hilfe braucht.',
    },
    'turbines-one-screen': {
      title: 'Neuntausend Windräder auf einem Bildschirm',
      description:
        'Zwei Messwerte pro Sekunde von jedem Turm, zehn Jahre aufbewahrt, durchsuchbar in einem einzigen Feld.',
    },
    'track-inspection': {
      title: 'Gleisinspektion aus dem Führerstand',
      description:
        'Ein Fingertipp während der Fahrt markiert den Schaden. Der Bautrupp sieht ihn, bevor der Zug hält.',
    },
  },
  featured: {
    'halden-migration': {
      title: 'Einundvierzig Dienste, vierzehn Wochen, kein spürbarer Ausfall',
      figure: '28 %',
      figureLabel: 'geringere Infrastrukturkosten',
    },
    'verity-audit': {
      title: 'Ein Audit mit 112 Kontrollen, beim ersten Besuch bestanden',
      figure: '112',
      figureLabel: 'Kontrollen mit Zuständigkeit und Protokoll',
    },
  },
} as const satisfies ProjectCollectionWords;
