import type { Language } from '../../config/locales.ts';
import { de } from './web/de.ts';
import { en } from './web/en.ts';
import { es } from './web/es.ts';
import { courses, pageWeight, processStepIds, type WebWords } from './web/facts.ts';
import { fr } from './web/fr.ts';

export const webWords: Record<Language, WebWords> = { en, es, fr, de };

/** The web development page in one language: twelve technologies in five categories, five steps (SPEC section 2). */
export function webDetailsIn(language: Language) {
  const words = webWords[language];
  return {
    ...words,
    stack: {
      ...words.stack,
      courses: courses.map((facts) => ({ ...facts, ...words.stack.courses[facts.id] })),
    },
    weight: {
      ...words.weight,
      parts: pageWeight.map((facts) => ({ ...facts, name: words.weight.parts[facts.id] })),
    },
    process: {
      ...words.process,
      steps: processStepIds.map((id) => ({ id, ...words.process.steps[id] })),
    },
  };
}
