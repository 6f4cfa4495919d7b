import { brandName } from '../../../config/brand.ts';
import type { CloudWords } from './facts.ts';

export const de: CloudWords = {
  head: {
    title: `Managed Cloud Services: Migration und Betrieb | ${brandName}`,
    description:
      'Wir planen Ihren Umzug in die Cloud, führen ihn durch und betreiben, was danach kommt: AWS, Azure oder Google Cloud, mit Konten auf Ihren Namen.',
  },
  lead: 'Wir planen den Umzug, führen ihn durch und betreiben, was danach kommt, auf AWS, Azure oder Google Cloud. Konten, Code und eine verständliche Rechnung bleiben bei Ihnen.',
  caption: 'Abb. 1. Die Formation hinterlässt ihren Grundriss',
  facts: [
    { value: 'Bis zu 30 %', label: 'geringere Betriebskosten im ersten Jahr' },
    { value: '80 % schneller', label: 'im Deployment nach der Migration' },
    { value: '24/7/365', label: 'Überwachung durch eigene Fachleute' },
    { value: 'ISO 27001', label: 'und SOC 2 Type II, zertifiziert' },
  ],
  features: {
    title: 'Analysieren, umziehen, betreiben',
    lead: 'Drei Stufen, jede mit eigenem Ergebnis und eigenem Preis. Sie können nach jeder aufhören, und die Arbeit bleibt nützlich.',
    cards: [
      {
        title: 'Analyse',
        description:
          'Wir erfassen jeden Dienst mit Zuständigkeit, Last und Kosten und entwerfen die Zielplattform um das, was Sie wirklich betreiben.',
        points: ['Karte der Abhängigkeiten', 'Kostenbasis', 'Migrationsplan mit Risiken'],
      },
      {
        title: 'Umzug',
        description:
          'Dienste ziehen in kleinen Gruppen um, jede geprobt, jede umkehrbar. Alt und neu laufen parallel, bis die Zahlen übereinstimmen.',
        points: ['Landing Zone als Code', 'Geprobte Umschaltungen', 'Rollback für jeden Schritt'],
      },
      {
        title: 'Betrieb',
        description:
          'Patches, Skalierung, Backups und Bereitschaft, mit einem Monatsbericht, den die Finanzleitung ohne Glossar liest.',
        points: ['Bereitschaftsdienst', 'Monatliche Kostenprüfung', 'Wiederherstellungsübung je Quartal'],
      },
    ],
  },
  why: {
    title: 'Warum Sie Ihre Cloud mit uns betreiben',
    points: {
      cost: {
        title: 'Kosten\u00adoptimierung',
        description:
          'Passend dimensionieren, Kapazität reservieren und abschalten, was niemand nutzt. Einsparungen messen wir an der Kostenbasis aus der Analyse.',
        figure: '30 %',
        figureLabel: 'geringere Kosten, höchstens',
      },
      scalability: {
        title: 'Skalierbarkeit',
        description:
          'Die Kapazität folgt der Nachfrage nach Regeln und ist mit dem Dreifachen Ihrer stärksten Stunde geprobt, bevor Sie sich darauf verlassen.',
        figure: '3×',
        figureLabel: 'Spitzenlast geprobt',
      },
      monitoring: {
        title: 'Überwachung rund um die Uhr',
        description:
          'Alarme gehen an Fachleute, die Ihre Plattform kennen, nicht in eine Warteschlange. Jeder endet mit einer schriftlichen Notiz.',
        figure: '24/7',
        figureLabel: 'feste Ansprechpersonen in Bereitschaft',
      },
      security: {
        title: 'Sicherheit',
        description:
          'Minimale Rechte, Verschlüsselung als Standard und Protokolle, die einem Audit standhalten.',
        figure: 'SOC 2',
        figureLabel: 'Type II, jährlich geprüft',
      },
    },
  },
  duration: {
    title: 'Wie lange eine Migration dauert',
    lead: 'Zwei bis vier Monate für kleine und mittlere Umgebungen, sechs bis zwölf für einen Konzern. Die Analyse zeigt, wo Sie stehen.',
    alt: 'Kleine und mittlere Umgebungen: zwei bis vier Monate. Konzerne: sechs bis zwölf Monate.',
    caption:
      'Abb. 2. Typische Dauer unserer Migrationen. Der helle Teil ist die Spanne zwischen einer einfachen und einer schwierigen Umgebung.',
    month: 'Monat',
    rows: {
      small: { name: 'Klein und mittel', size: 'bis zu 60 Dienste', from: '2 Mon.', to: 'bis 4' },
      enterprise: { name: 'Konzern', size: 'mehrere hundert Dienste', from: '6 Mon.', to: 'bis 12' },
    },
  },
  platforms: { title: 'Plattformen, die wir betreiben' },
  caseStudy: {
    kicker: 'Fallstudie, Finanzdienstleistungen',
    title: 'Einundvierzig Dienste, vierzehn Wochen, kein spürbarer Ausfall',
    description:
      'Die Halden Bank hat zwei alternde Rechenzentren gegen eine Plattform getauscht, die ihr eigenes Team nun ausbaut. Die Abwicklung lief an jedem Tag des Umzugs pünktlich.',
    link: 'Fallstudie lesen',
    figures: [
      { value: '28 %', label: 'geringere Infrastrukturkosten' },
      { value: '14 Wochen', label: 'von der Analyse bis zur letzten Umschaltung' },
    ],
  },
  closing: {
    title: 'Beginnen Sie mit einer zweiwöchigen Analyse',
    description:
      'Festpreis, schriftliche Ergebnisse und ein Migrationsplan, den Sie behalten, auch wenn ihn andere umsetzen.',
  },
};
