import type { Language } from '../../config/locales.ts';
import { servicesIn } from '../../content/services.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import type { ServiceInterest } from './enquiry.ts';

/**
 * What a visitor can ask about: the services under their titles, and whatever else (SPEC section 3, Contact form).
 * @param other the word for whatever else
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
