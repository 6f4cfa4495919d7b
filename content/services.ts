import type { Language } from '../config/locales.ts';
import { de } from './services/de.ts';
import { en } from './services/en.ts';
import { es } from './services/es.ts';
import {
  serviceFacts,
  type InterestInService,
  type ServiceFacts,
  type ServiceId,
  type ServiceWords,
} from './services/facts.ts';
import { fr } from './services/fr.ts';

/** A service card in one language (SPEC section 3). */
export interface Service extends ServiceFacts, ServiceWords {
  id: ServiceId;
  interest: InterestInService;
}

export const serviceWords: Record<Language, Record<ServiceId, ServiceWords>> = { en, es, fr, de };

/** The seven services in order; the menu and home show the first six (SPEC section 2, Services). */
export function servicesIn(language: Language): Service[] {
  return serviceFacts.map((facts) => ({ ...facts, ...serviceWords[language][facts.id] }));
}
