import type { Language } from '../../config/locales.ts';
import { de } from './support/de.ts';
import { en } from './support/en.ts';
import { es } from './support/es.ts';
import { engagements, onboardingStepIds, responseLevels, type SupportWords } from './support/facts.ts';
import { fr } from './support/fr.ts';

export const supportWords: Record<Language, SupportWords> = { en, es, fr, de };

/** The IT support page in one language, a full sibling of the other six: links of the specification lead to it (SPEC section 2). */
export function supportDetailsIn(language: Language) {
  const words = supportWords[language];
  return {
    ...words,
    response: {
      ...words.response,
      levels: responseLevels.map((facts) => ({ ...facts, ...words.response.levels[facts.id] })),
    },
    onboarding: {
      ...words.onboarding,
      steps: onboardingStepIds.map((id) => ({ id, ...words.onboarding.steps[id] })),
    },
    consulting: {
      ...words.consulting,
      items: engagements.map((facts) => ({ ...facts, ...words.consulting.items[facts.id] })),
    },
  };
}
