import type { Language } from '../../config/locales.ts';
import { de } from './cloud/de.ts';
import { en } from './cloud/en.ts';
import { es } from './cloud/es.ts';
import { durationFacts, platforms, whyIds, type CloudWords } from './cloud/facts.ts';
import { fr } from './cloud/fr.ts';

export const cloudWords: Record<Language, CloudWords> = { en, es, fr, de };

export type CloudDetails = ReturnType<typeof cloudDetailsIn>;

/** The cloud page in one language: four why-choose points, durations, platforms, a case (SPEC section 2, Cloud). */
export function cloudDetailsIn(language: Language) {
  const words = cloudWords[language];
  return {
    ...words,
    why: { ...words.why, points: whyIds.map((id) => ({ id, ...words.why.points[id] })) },
    duration: {
      ...words.duration,
      rows: durationFacts.map((facts) => ({ ...facts, ...words.duration.rows[facts.id] })),
    },
    platforms: { ...words.platforms, items: platforms },
  };
}
