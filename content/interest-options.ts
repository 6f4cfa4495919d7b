import type { Language } from '../shared/locales.ts';
import { otherInterest, servicesIn } from './services.ts';
import { withoutSoftHyphens } from '../shared/i18n/plain-text.ts';

/**
 * The choices for an enquiry with their titles: the services, and "other" (SPEC section 3, Contact form).
 * @param other title for "other"
 */
export function interestOptions(language: Language, other: string): { value: string; label: string }[] {
  return [
    ...servicesIn(language).map(({ id, title }) => ({ value: id, label: withoutSoftHyphens(title) })),
    { value: otherInterest, label: other },
  ];
}
