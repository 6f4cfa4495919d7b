import type { Language } from '../../config/locales.ts';
import { de } from './devops/de.ts';
import { en } from './devops/en.ts';
import { es } from './devops/es.ts';
import { benefitIds, stages, type DevopsWords } from './devops/facts.ts';
import { fr } from './devops/fr.ts';

export const devopsWords: Record<Language, DevopsWords> = { en, es, fr, de };

/** The DevOps page in one language: four benefits and twelve tools (SPEC section 2, DevOps). */
export function devopsDetailsIn(language: Language) {
  const words = devopsWords[language];
  return {
    ...words,
    benefits: { ...words.benefits, items: benefitIds.map((id) => ({ id, ...words.benefits.items[id] })) },
    loop: {
      ...words.loop,
      stages: stages.map((facts) => ({ ...facts, name: words.loop.stages[facts.id] })),
    },
  };
}
