import { brandName } from '../../../config/brand.ts';
import type { WebWords } from './facts.ts';

export const de: WebWords = {
  head: {
    title: `Webentwicklung und Shops | ${brandName}`,
    description:
      'Websites, Shops und Webanwendungen, die sofort laden, WCAG 2.2 AA erfüllen und sich ohne Entwickler ändern lassen. Mit festem Gewichtsbudget.',
  },
  lead: 'Websites, die laden, bevor der Gedanke vorbei ist, die alle gut lesen können und die sich ohne Entwickler ändern lassen.',
  caption: 'Abb. 1. Dünne Platten, jede austauschbar',
  features: {
    title: 'Schnell, barrierefrei, leicht zu pflegen',
    lead: 'Zu jedem gehört eine Zahl, und jede Zahl wird vor jedem Release geprüft.',
    cards: [
      {
        title: 'Schnell',
        description:
          'Wir legen vor der Gestaltung ein Gewichtsbudget fest, und der Build bricht ab, sobald es überschritten wird.',
        figure: '1,2 s',
        figureLabel:
          'bis zur ersten Ansicht auf einem Smartphone der Mittelklasse, Median unserer Websites 2024',
      },
      {
        title: 'Barrierefrei',
        description:
          'Kontrast, Fokus, Überschriften und Formulare gehören in den Entwurf, nicht in einen Bericht am Ende.',
        figure: 'AA',
        figureLabel: 'nach WCAG 2.2, geprüft von Menschen, die täglich einen Screenreader nutzen',
      },
      {
        title: 'Leicht zu pflegen',
        description:
          'Die Inhalte liegen in einem System, das Ihre Redaktion gewählt hat, mit Vorschauen, die der Seite gleichen.',
        figure: '4 min',
        figureLabel: 'von der Korrektur zur Live-Seite, durch die Redaktion, ohne Ticket',
      },
    ],
  },
  stack: {
    title: 'Zwölf Werkzeuge in fünf Lagen',
    lead: 'Gesetzt wie Mauerwerk: Die breite Lage zeigt zum Besucher, die schmale trägt die Daten. Ein Stein kommt nur dazu, wenn die Mauer ihn braucht.',
    courses: {
      frontend: { name: 'Frontend', note: 'was Besucher sehen' },
      backend: { name: 'Backend', note: 'was ihnen antwortet' },
      cms: { name: 'CMS', note: 'womit die Redaktion arbeitet' },
      ecommerce: { name: 'E-Commerce', note: 'was kassiert' },
      database: { name: 'Datenbank', note: 'was sich erinnert' },
    },
  },
  weight: {
    title: 'Zweihundertfünfzig Kilobyte',
    lead: 'So viel wiegt eine typische erste Seite von uns, alles inbegriffen. Bei unserer ersten Prüfung wiegt eine Website im Median neunmal so viel.',
    caption: 'Abb. 2. Gewicht eines ersten Besuchs, maßstäblich.',
    parts: { images: 'Bilder', script: 'Skripte', fonts: 'Schriften', page: 'Seite und Stil' },
  },
  process: {
    title: 'Fünf Steine zum Hinübergehen',
    steps: {
      discover: {
        title: 'Erkunden',
        description: 'Wer kommt, mit welchem Ziel, und was heute im Weg steht.',
      },
      design: { title: 'Gestalten', description: 'Schrift, Aufbau und Zustände, zuerst in Telefongröße.' },
      build: {
        title: 'Bauen',
        description: 'Echte Inhalte ab der ersten Woche, hinter einem Vorschau-Link.',
      },
      test: {
        title: 'Testen',
        description: 'Tempo, Barrierefreiheit und Formulare, auf Geräten, die Leute wirklich haben.',
      },
      launch: {
        title: 'Starten',
        description: 'Jede Weiterleitung einzeln geprüft, danach ein Monat Beobachtung.',
      },
    },
  },
  closing: {
    title: 'Schicken Sie uns eine zu langsame Seite',
    description:
      'Zurück bekommen Sie, was sie bremst, nach Gewicht geordnet, und was wir zuerst streichen würden.',
  },
};
