import type { TestimonialId, TestimonialWords } from './facts.ts';

export const de = {
  'halden-bank': {
    role: 'Technische Leiterin',
    content:
      'In vierzehn Wochen sind einundvierzig Dienste umgezogen, und unsere Kundschaft hat nichts bemerkt. Genau das war der Auftrag.',
  },
  'northline-freight': {
    role: 'Leiter Entwicklung',
    content:
      'Unser Nachtlauf dauerte sechs Stunden und braucht nun achtunddreißig Minuten. Sie haben uns jeden Schritt gezeigt und erklärt, warum er wirkt.',
  },
  'verity-clinics': {
    role: 'Leiterin Digitale Gesundheit',
    content:
      'Die Prüfer verlangten 112 Kontrollen. Noch bevor sie kamen, standen für jede Zuständigkeit, Protokoll und Datum fest.',
  },
  kestrel: {
    role: 'Leiter E-Commerce',
    content:
      'Der neue Shop hat unser stärkstes Wochenende mühelos überstanden, und die Redaktion ruft die Entwickler nicht mehr an.',
  },
} as const satisfies Record<TestimonialId, TestimonialWords>;
