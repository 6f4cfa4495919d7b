import type { Language } from '../../config/locales.ts';
import { de } from './security/de.ts';
import { en } from './security/en.ts';
import { es } from './security/es.ts';
import { complianceFacts, securityServiceIds, type SecurityWords } from './security/facts.ts';
import { fr } from './security/fr.ts';

export const securityWords: Record<Language, SecurityWords> = { en, es, fr, de };

/** The security page in one language: ten services and three compliance blocks (SPEC section 2, Cybersecurity). */
export function securityDetailsIn(language: Language) {
  const words = securityWords[language];
  return {
    ...words,
    services: {
      ...words.services,
      items: securityServiceIds.map((id) => ({ id, ...words.services.items[id] })),
    },
    compliance: {
      ...words.compliance,
      blocks: complianceFacts.map((facts) => ({ ...facts, ...words.compliance.blocks[facts.id] })),
    },
  };
}
