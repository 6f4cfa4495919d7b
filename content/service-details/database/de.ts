import { brandName } from '../../../config/brand.ts';
import type { DatabaseWords } from './facts.ts';

export const de: DatabaseWords = {
  head: {
    title: `Datenbanklösungen | ${brandName}`,
    description:
      'Entwurf, Tuning und Betrieb von SQL- und NoSQL-Datenbanken: schnell, korrekt und wiederherstellbar, jede Änderung an einer Kopie Ihrer Last gemessen.',
  },
  lead: 'Schnell, korrekt und wiederherstellbar, nach Schwierigkeit geordnet. Wir entwerfen, tunen und betreiben die Datenbanken, auf denen Ihr Geschäft steht.',
  caption: 'Abb. 1. Links geregelt, rechts frei. Beide tragen Last',
  features: {
    title: 'Entwerfen, tunen, schützen',
    lead: 'Drei Einstiege, je nachdem, wo es drückt.',
    cards: [
      {
        title: 'Entwerfen',
        description:
          'Modelle aus den Fragen, die Sie an Ihre Daten stellen, das Wachstum der nächsten drei Jahre eingerechnet.',
        points: ['Datenmodellierung', 'Wahl des Systems', 'Kapazitätsplan'],
      },
      {
        title: 'Tunen',
        description:
          'Wir lesen die Pläne, nicht die Gerüchte. Jede Änderung wird an einer Kopie Ihrer eigenen Last gemessen, bevor sie live geht.',
        points: ['Abfragepläne', 'Indizes und Partitionen', 'Verbindungspools'],
      },
      {
        title: 'Schützen',
        description:
          'Replikate, auf die wir absichtlich umschalten, und Backups, aus denen wir wirklich wiederherstellen, jedes Quartal.',
        points: ['Replikation', 'Point-in-Time-Recovery', 'Verschlüsselung und Audit'],
      },
    ],
  },
  engines: {
    title: 'Zwei Arten, eine Tatsache aufzubewahren',
    lead: 'Manche Daten brauchen Zeilen und Regeln, andere brauchen Platz. Wir betreiben zehn Systeme und sagen Ihnen, wann weniger genügen.',
  },
  sql: {
    title: 'SQL: geregelt',
    lead: 'Jede Zeile in derselben Form, jede Änderung ganz oder gar nicht.',
    items: {
      postgresql: {
        trait: 'Unser Standard. Viele Datentypen, ehrlicher Planer',
        use: 'Buchungen, Reservierungen, Berichte',
      },
      mysql: { trait: 'Einfache Replikation, viele Fachleute', use: 'Shops, Inhalte, SaaS' },
      mariadb: { trait: 'Offene Cluster, vertraute Werkzeuge', use: 'Dienste mit vielen Lesezugriffen' },
      sqlServer: { trait: 'Gute Werkzeuge rund um Windows', use: 'ERP, Finanzen, Analyse' },
      oracle: { trait: 'Bleibt, wo sich die Lizenz lohnt', use: 'Kernbanksysteme, Telekommunikation' },
    },
  },
  noSql: {
    title: 'NoSQL: frei',
    lead: 'Jeder Datensatz in eigener Form, verteilt auf so viele Maschinen wie nötig.',
    items: {
      mongodb: { trait: 'Dokumente', use: 'Kataloge und Inhalte, deren Form sich wöchentlich ändert' },
      redis: {
        trait: 'Schlüssel und Wert',
        use: 'Sitzungen, Warteschlangen, alles, was in einer Millisekunde antworten muss',
      },
      cassandra: { trait: 'Breite Spalten', use: 'Sensordaten und Ereignisse, überall zugleich geschrieben' },
      neo4j: { trait: 'Graph', use: 'Betrugsnetzwerke, Routen, wer kennt wen' },
      dynamodb: {
        trait: 'Schlüssel und Wert als Dienst',
        use: 'Serverless-Produkte mit steilen Lastspitzen',
      },
    },
  },
  batch: {
    title: 'Von sechs Stunden auf achtunddreißig Minuten',
    lead: 'Der Nachtlauf von Northline Freight, auf derselben Hardware. Vier Änderungen, jede gemessen, bevor die nächste kam.',
    caption: 'Abb. 2. Laufzeit nach jeder Änderung. Säulen maßstäblich.',
    steps: {
      found: { name: 'Zu Beginn', duration: '6 h' },
      indexes: { name: 'Fehlende Indizes', duration: '3 h 34' },
      writes: { name: 'Schreiben in Blöcken', duration: '2 h 01' },
      partitions: { name: 'Partitionen nach Tagen', duration: '64 min' },
      pool: { name: 'Pooling und Prefetch', duration: '38 min' },
    },
  },
  closing: {
    title: 'Zeigen Sie uns Ihre langsamste Abfrage',
    description:
      'Schicken Sie sie mit ihrem Plan. Innerhalb von zwei Arbeitstagen wissen Sie, was sie bremst und was die Abhilfe kosten würde.',
  },
};
