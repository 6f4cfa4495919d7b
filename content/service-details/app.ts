import type { Language } from '../../config/locales.ts';
import { de } from './app/de.ts';
import { en } from './app/en.ts';
import { es } from './app/es.ts';
import { platforms, processSteps, tierIds, type AppWords } from './app/facts.ts';
import { fr } from './app/fr.ts';

export const appWords: Record<Language, AppWords> = { en, es, fr, de };

/** The app development page in one language: a four-step process and six platforms (SPEC section 2). */
export function appDetailsIn(language: Language) {
  const words = appWords[language];
  return {
    ...words,
    tiers: tierIds.map((id) => ({ id, ...words.tiers[id] })),
    process: {
      ...words.process,
      steps: processSteps.map((facts) => ({ ...facts, ...words.process.steps[facts.id] })),
    },
    platforms: {
      title: words.platforms.title,
      lead: words.platforms.lead,
      items: platforms.map((facts) => ({ ...facts, note: words.platforms.notes[facts.id] })),
    },
  };
}
