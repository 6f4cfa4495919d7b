import type { ServiceId, ServiceWords } from './facts.ts';

export const de = {
  cloud: {
    title: 'Managed Cloud Services',
    hint: 'Umziehen, betreiben, weniger zahlen',
    description:
      'Landing Zones, Migration und laufender Betrieb auf AWS, Azure und Google Cloud, mit einer Rechnung, die Sie der Finanzabteilung erklären können.',
    bullets: [
      'Cloud-Migration und Landing Zones',
      'Betrieb rund um die Uhr',
      'Kostensteuerung',
      'Backups und Wiederherstellungsübungen',
      'Hybride und Multi-Cloud-Netze',
      'Kubernetes und Serverless im Betrieb',
    ],
  },
  database: {
    title: 'Datenbank\u00adlösungen',
    hint: 'SQL und NoSQL, schnell und sicher',
    description:
      'Entwurf, Tuning und Replikation, damit nicht die langsamste Abfrage Ihren Releasetermin bestimmt.',
    bullets: [
      'Schema- und Datenmodellierung',
      'Tuning von Abfragen und Indizes',
      'Replikation und Failover',
      'Versions- und Systemwechsel',
      'Backups mit erprobter Rücksicherung',
      'Datenbankadministration in Bereitschaft',
    ],
  },
  app: {
    title: 'Anwendungs\u00adentwicklung',
    hint: 'Mobil- und Desktop-Apps',
    description: 'Native und plattformübergreifende Produkte, mit Tests, die spätere Änderungen erlauben.',
    bullets: [
      'Apps für iOS und Android',
      'Plattformübergreifende Versionen',
      'Werkzeuge für Desktop und Außendienst',
      'Synchronisierung, die offline funktioniert',
      'API-Design',
      'Veröffentlichung im Store und Support',
    ],
  },
  web: {
    title: 'Webentwicklung',
    hint: 'Schnelle Seiten, leicht zu pflegen',
    description: 'Schnelle, barrierefreie Websites und Shops, die Redaktionen ohne Ticket pflegen.',
    bullets: [
      'Unternehmens- und Produktseiten',
      'Onlineshops',
      'Content-Systeme für Redaktionen',
      'Webanwendungen',
      'Barrierefreiheit nach WCAG 2.2 AA',
      'Ladezeitbudgets, die halten',
    ],
  },
  devops: {
    title: 'DevOps und Automati­sierung',
    hint: 'Release an einem Dienstag',
    description:
      'Pipelines, Infrastructure as Code und Observability. Release am Dienstagnachmittag statt in der Samstagnacht.',
    bullets: [
      'Build- und Release-Pipelines',
      'Infrastructure as Code',
      'Container und Orchestrierung',
      'Automatisierte Tests',
      'Metriken, Logs und Traces',
      'Notfallübungen',
    ],
  },
  security: {
    title: 'Cybersicherheit und Compliance',
    hint: 'Geprüft, überwacht, bereit fürs Audit',
    description: 'Tests, Überwachung und Auditvorbereitung durch Leute, die beide Seiten des Tisches kennen.',
    bullets: [
      'Penetrationstests und Red Teaming',
      'Vorbereitung auf DSGVO, HIPAA und PCI DSS',
      'Reaktion auf Vorfälle rund um die Uhr',
      'Identitäten und Zugriffe',
      'Überwachung durch Fachleute im Schichtdienst',
      'Kurze, konkrete Schulungen für Ihr Team',
    ],
  },
  support: {
    title: 'IT-Support und Beratung',
    hint: 'Ein Helpdesk, der Ihre Systeme kennt',
    description:
      'Ein Helpdesk, der Ihre Systeme kennt, und eine erfahrene Fachkraft, wenn die Frage größer ist als ein Ticket.',
    bullets: [
      'Helpdesk für Ihre Beschäftigten',
      'Support vor Ort und aus der Ferne',
      'IT-Strategie und Roadmaps',
      'Prüfung von Anbietern und Lizenzen',
      'Systemaudits',
      'Technische Leitung auf Zeit',
    ],
  },
} as const satisfies Record<ServiceId, ServiceWords>;
