import { brand } from '../config/brand.ts';
import type { Language } from '../config/locales.ts';
import type { ServicesMode } from '../config/services-mode.ts';
import {
  lastUpdated,
  privacyClauseIds,
  retentionFacts,
  termsClauseIds,
  type ClauseWords,
  type LegalPageWords,
  type PrivacyWords,
  type RetentionId,
  type TermsWords,
} from './legal/facts.ts';
import { de as privacyDe } from './legal/privacy/de.ts';
import { en as privacyEn } from './legal/privacy/en.ts';
import { es as privacyEs } from './legal/privacy/es.ts';
import { fr as privacyFr } from './legal/privacy/fr.ts';
import { de as termsDe } from './legal/terms/de.ts';
import { en as termsEn } from './legal/terms/en.ts';
import { es as termsEs } from './legal/terms/es.ts';
import { fr as termsFr } from './legal/terms/fr.ts';

/** A numbered clause; the order is the number, the id is the anchor. */
export interface Clause extends ClauseWords {
  id: string;
}

/** A legal page in one language (SPEC section 2, Legal pages). */
export interface LegalPage extends Omit<LegalPageWords<string>, 'clauses'> {
  /** YYYY-MM-DD */
  lastUpdated: string;
  /** The address that `{email}` in the paragraphs stands for. */
  email: string;
  clauses: Clause[];
}

/** A bar of the retention figure; the clause `retention` carries the figure. */
export interface RetentionBar {
  id: RetentionId;
  months: number;
  name: string;
  duration: string;
}

/** The words of the privacy policy: they say whether the forms only pretend to send (SPEC section 7). */
export const privacyWords: Record<Language, (mode: ServicesMode) => PrivacyWords> = {
  en: privacyEn,
  es: privacyEs,
  fr: privacyFr,
  de: privacyDe,
};

export const termsWords: Record<Language, TermsWords> = {
  en: termsEn,
  es: termsEs,
  fr: termsFr,
  de: termsDe,
};

/** The privacy policy. */
export function privacyPolicyIn(language: Language, mode: ServicesMode): LegalPage {
  const { head, title, lead, clauses } = privacyWords[language](mode);
  const numbered = privacyClauseIds.map((id) => ({ id, ...clauses[id] }));
  return { head, title, lead, lastUpdated, email: brand.email.privacy, clauses: numbered };
}

/** How long data is kept, for the figure of the privacy policy. */
export function retentionIn(language: Language, mode: ServicesMode): RetentionBar[] {
  const { retention } = privacyWords[language](mode);
  return retentionFacts.map((facts) => ({ ...facts, ...retention[facts.id] }));
}

/** The terms and conditions. */
export function termsIn(language: Language): LegalPage {
  const { head, title, lead, clauses } = termsWords[language];
  const numbered = termsClauseIds.map((id) => ({ id, ...clauses[id] }));
  return { head, title, lead, lastUpdated, email: brand.email.legal, clauses: numbered };
}
