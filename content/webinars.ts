import { routes } from '../config/routes.ts';
import type { Language } from '../config/locales.ts';
import { bylineIn, type Byline } from './people.ts';
import { de } from './webinars/de.ts';
import { en } from './webinars/en.ts';
import { es } from './webinars/es.ts';
import { webinarFacts, type WebinarFacts, type WebinarId, type WebinarWords } from './webinars/facts.ts';
import { fr } from './webinars/fr.ts';

/** A webinar in one language (SPEC section 3). */
export interface Webinar extends Omit<WebinarFacts, 'speakers'>, WebinarWords {
  id: WebinarId;
  speakers: Byline[];
}

export const webinarWords: Record<Language, Record<WebinarId, WebinarWords>> = { en, es, fr, de };

/** All webinars: those to come first, then the past ones; `isPast` tells them apart (SPEC section 2, Webinars). */
export function webinarsIn(language: Language): Webinar[] {
  return webinarFacts.map((facts) => ({
    ...facts,
    ...webinarWords[language][facts.id],
    speakers: facts.speakers.map((id) => bylineIn(language, id)),
  }));
}

/** The moment a webinar starts, for machines: `2025-06-12T13:00-05:00`. Printed as EST, which is UTC−5 all year. */
export function startOf({ date, startsAt }: Pick<WebinarFacts, 'date' | 'startsAt'>): string {
  return `${date}T${startsAt}-05:00`;
}

/** Unprefixed address of the calendar file of a webinar to come. */
export function calendarPathOf(id: WebinarId): string {
  return `${routes.webinars}/${id}.ics`;
}
