import type { Language } from '../config/locales.ts';
import { bylineIn, type Byline } from './people.ts';
import { de } from './white-papers/de.ts';
import { en } from './white-papers/en.ts';
import { es } from './white-papers/es.ts';
import {
  whitePaperFacts,
  type WhitePaperFacts,
  type WhitePaperId,
  type WhitePaperWords,
} from './white-papers/facts.ts';
import { fr } from './white-papers/fr.ts';

/** A white paper in one language (SPEC section 2, Resources). */
export interface WhitePaper extends Omit<WhitePaperFacts, 'author'>, WhitePaperWords {
  id: WhitePaperId;
  author: Byline;
}

export const whitePaperWords: Record<Language, Record<WhitePaperId, WhitePaperWords>> = { en, es, fr, de };

/** The four white papers in order. */
export function whitePapersIn(language: Language): WhitePaper[] {
  return whitePaperFacts.map((facts) => ({
    ...facts,
    ...whitePaperWords[language][facts.id],
    author: bylineIn(language, facts.author),
  }));
}
