import { brandName } from '../../../config/brand.ts';
import type { SecurityWords } from './facts.ts';

export const de: SecurityWords = {
  head: {
    title: `Cybersicherheit und Compliance | ${brandName}`,
    description:
      'Zehn Sicherheitsleistungen vom Penetrationstest bis zur Reaktion auf Vorfälle, dazu praktische Hilfe bei DSGVO, HIPAA und PCI DSS. Rund um die Uhr.',
  },
  lead: 'Zehn Leistungen rund um das eine, worauf es ankommt. Jede wirkt allein; zusammen schließen sie den Ring.',
  caption: 'Abb. 1. Zehn Leistungen, zwei Säulen weggelassen, damit man hineinsieht',
  features: {
    title: 'Finden, schließen, wachen',
    lead: 'Dieselben drei Verben, ob Sie einen Server haben oder tausend.',
    cards: [
      {
        title: 'Finden',
        description:
          'Tester, die angreifen wie Diebe: geduldig, durch die Seitentür und mit Ihren eigenen Passwörtern.',
      },
      {
        title: 'Schließen',
        description:
          'Zu jedem Befund gehören eine Abhilfe, eine Zuständigkeit und ein Datum. Auf Wunsch schreiben wir den Patch.',
      },
      {
        title: 'Wachen',
        description:
          'In jeder Schicht eine namentlich bekannte Fachkraft, die Ihre Protokolle liest und Sie anruft, statt ein Ticket zu öffnen.',
      },
    ],
  },
  services: {
    title: 'Zehn Leistungen, ein Ring',
    lead: 'Die Nummern sind die der Säulen in der Zeichnung.',
    items: {
      penetration: { title: 'Penetrationstests', description: 'Web, Mobil, Netz und Gebäude' },
      vulnerabilities: {
        title: 'Schwachstellen\u00admanagement',
        description: 'Gefunden, nach Ausnutzbarkeit geordnet, nachgeprüft',
      },
      identity: {
        title: 'Identität und Zugriff',
        description: 'Single Sign-on, minimale Rechte, Ein- und Austritte',
      },
      network: { title: 'Netzsicherheit', description: 'Segmente, Firewalls, Zero Trust' },
      cloud: { title: 'Cloud-Sicherheit', description: 'Konfiguration, Schlüssel und Rechte' },
      application: {
        title: 'Anwendungssicherheit',
        description: 'Prüfung im Pull Request, nicht nach dem Start',
      },
      data: { title: 'Datenschutz und Datensicherung', description: 'Verschlüsselung, Backup, Löschfristen' },
      monitoring: {
        title: 'Sicherheits\u00adüberwachung',
        description: 'Fachleute im Schichtdienst, 24/7/365',
      },
      incident: { title: 'Reaktion auf Vorfälle', description: 'In fünfzehn Minuten am Telefon' },
      training: { title: 'Schulungen', description: 'Kurz, konkret, ohne Vorwurf' },
    },
  },
  compliance: {
    title: 'Drei Regelwerke, nachgezählt',
    lead: 'Ein Sechseck je Artikel, Standard oder Anforderung. Die massiven bauen, betreiben oder belegen wir für Sie.',
    blocks: {
      gdpr: {
        name: 'DSGVO',
        count: '99 Artikel, 15 massiv',
        description:
          'Fünfzehn davon bestimmen, wie Systeme gebaut werden: Betroffenenrechte, Technikgestaltung, Verzeichnisse, Sicherheit und Meldepflichten. Diese setzen wir für Sie um.',
        points: [
          'Verzeichnis von Verarbeitungs\u00adtätigkeiten',
          'Auskunft und Löschung auf Antrag',
          'Meldung von Datenpannen binnen 72 Stunden',
        ],
      },
      hipaa: {
        name: 'HIPAA',
        count: '18 Standards, 14 massiv',
        description:
          'Die Security Rule kennt neun administrative, vier physische und fünf technische Standards. Die technischen setzen wir um, die neun administrativen betreuen wir mit Ihnen.',
        points: ['Risikoanalyse', 'Zugriffskontrolle und Protokollierung', 'Business Associate Agreement'],
      },
      pciDss: {
        name: 'PCI DSS',
        count: '12 Anforderungen, 12 massiv',
        description:
          'Alle zwölf, aber zuerst wird der Umfang verkleinert. Die meisten Händler, mit denen wir arbeiten, können zwei Drittel ihres Netzes aus der Prüfung nehmen.',
        points: ['Kleinerer Prüfumfang', 'Nachweise, die nebenbei entstehen', 'Prüfer mit am Tisch'],
      },
    },
  },
  closing: {
    title: 'Finden Sie es vor den Angreifern heraus',
    description:
      'Zwei Wochen, um Ihre wirkliche Angriffsfläche zu prüfen, mit Abhilfe, Zuständigkeit und Datum für jeden Befund.',
  },
};
