import type { Language } from '../../config/locales.ts';
import { servicesIn } from '../../content/services.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import type { ServiceInterest } from './enquiry.ts';

/**
 * The choices for an enquiry with their titles: the services, and "other" (SPEC section 3, Contact form).
 * @param other title for "other"
 */
export function interestOptions(
  language: Language,
  other: string,
): { value: ServiceInterest; label: string }[] {
  return [
    ...servicesIn(language).map(({ interest, title }) => ({
      value: interest,
      label: withoutSoftHyphens(title),
    })),
    { value: 'other', label: other },
  ];
}
