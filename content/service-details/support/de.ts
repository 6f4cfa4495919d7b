import { brandName } from '../../../config/brand.ts';
import type { SupportWords } from './facts.ts';

export const de: SupportWords = {
  head: {
    title: `IT-Support und Beratung | ${brandName}`,
    description:
      'Ein Helpdesk, der Ihre Systeme kennt, kritische Fälle rund um die Uhr in fünfzehn Minuten beantwortet, und Fachleute für die größeren Fragen.',
  },
  lead: 'Ein Helpdesk, der Ihre Systeme kennt, und eine erfahrene Fachkraft, wenn die Frage größer ist als ein Ticket.',
  caption: 'Abb. 1. Achtzehn stehen, die neunzehnte kommt an ihren Platz zurück',
  features: {
    title: 'Antworten, vorbeugen, beraten',
    lead: 'Ein Team für alle drei, damit das, was der Helpdesk lernt, im Plan ankommt.',
    cards: [
      {
        title: 'Antworten',
        description:
          'Sechs Fachleute, die Ihre Namen, Ihre Systeme und Ihren eigenwilligen Drucker kennen. Vier von fünf Anrufen sind im ersten Gespräch erledigt.',
        points: [
          'Telefon, Chat und E-Mail',
          'Vor Ort, wenn es Hände braucht',
          'Englisch, Spanisch, Französisch, Deutsch',
        ],
      },
      {
        title: 'Vorbeugen',
        description:
          'Jeden Monat schreiben wir auf, was mehr als einmal ausgefallen ist, und beseitigen die Ursache. Die Zahl der Tickets wollen wir senken.',
        points: [
          'Patches und Gerätepflege',
          'Monatsliste wiederkehrender Ursachen',
          'Ein- und Austritte an einem Tag',
        ],
      },
      {
        title: 'Beraten',
        description:
          'Was kaufen, was behalten, wen einstellen? Das beantwortet jemand ohne Verkaufsziel, und zwar schriftlich.',
        points: ['Roadmap und Budget', 'Prüfung von Anbietern und Lizenzen', 'Technische Leitung auf Zeit'],
      },
    ],
  },
  response: {
    title: 'Wie schnell sich jemand kümmert',
    lead: 'Gerechnet von Ihrer Nachricht bis zur ersten Antwort eines Menschen. Die Zahlen bekommen Sie jeden Monat, auch die schlechten.',
    caption: 'Abb. 2. Längste Zeit bis zur ersten Antwort, maßstäblich.',
    levels: {
      critical: {
        name: 'Kritisch',
        time: '15 Minuten',
        hours: '24/7/365',
        example: 'Das Lager kann nicht liefern, die Klinik sieht ihre Akten nicht.',
      },
      high: {
        name: 'Hoch',
        time: '1 Stunde',
        hours: '24/7/365',
        example: 'Eine Abteilung steht still, und es gibt keinen Umweg.',
      },
      normal: {
        name: 'Normal',
        time: '4 Stunden',
        hours: 'zu Bürozeiten',
        example: 'Eine Person wird aufgehalten, kann aber arbeiten.',
      },
      question: {
        name: 'Frage',
        time: '1 Arbeitstag',
        hours: 'zu Bürozeiten',
        example: 'Wie geht das? Dürfen wir das? Was würde es kosten?',
      },
    },
  },
  onboarding: {
    title: 'Vier Wochen bis zum ersten Anruf',
    lead: 'Ihr bisheriger Support läuft weiter, bis sich unserer daneben bewährt hat.',
    steps: {
      listen: {
        week: 'Woche 1',
        title: 'Zuhören',
        description: 'Wir sitzen zwei Tage bei Ihren Leuten und lesen die Tickets eines Jahres.',
      },
      map: {
        week: 'Woche 2',
        title: 'Aufzeichnen',
        description:
          'Systeme, Zuständigkeiten, Lizenzen und das, was nur eine Person weiß, kommen zu Papier.',
      },
      shadow: {
        week: 'Woche 3',
        title: 'Begleiten',
        description: 'Wir antworten neben Ihrem jetzigen Support und vergleichen die Antworten.',
      },
      answer: {
        week: 'Woche 4',
        title: 'Antworten',
        description: 'Die Nummer wechselt an einem Dienstag. Die alte wird drei Monate umgeleitet.',
      },
    },
  },
  consulting: {
    title: 'Wenn es größer ist als ein Ticket',
    lead: 'Vier Arten, eine erfahrene Fachkraft zu buchen. Jede endet mit einem Dokument, das Ihnen gehört.',
    items: {
      roadmap: {
        title: 'IT-Strategie und Roadmap',
        duration: '3 Wochen',
        description:
          'Was in den nächsten drei Jahren bleibt, ersetzt wird oder wegfällt, mit einem Preis hinter jeder Zeile.',
      },
      licenses: {
        title: 'Prüfung von Anbietern und Lizenzen',
        duration: '2 Wochen',
        description:
          'Was Sie bezahlen, was Sie nutzen und welcher Vertrag sich bis wann neu verhandeln lässt.',
      },
      audit: {
        title: 'Systemaudit',
        duration: '4 Wochen',
        description: 'Der Zustand von Plattform, Code und Abläufen, in Befunden nach Risiko geordnet.',
      },
      leadership: {
        title: 'Technische Leitung auf Zeit',
        duration: 'so lange wie nötig',
        description:
          'Eine erfahrene Leitung für Ihr Team, bis die Person anfängt, die Sie eigentlich wollen.',
      },
    },
  },
  closing: {
    title: 'Geben Sie uns Ihr hartnäckigstes Ticket',
    description:
      'Das, das immer wiederkommt. Wir sehen es uns einen Tag lang kostenlos an und sagen Ihnen, warum.',
  },
};
