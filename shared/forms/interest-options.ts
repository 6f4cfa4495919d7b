import type { FieldOption } from './localized-field.ts';

/** The choice of an enquiry that is about none of the services. */
export const otherInterest = 'other';

/** What the contact form lets people choose in one language. */
interface WithServices {
  services: readonly { id: string; title: string }[];
}

/** The choices of the contact form, in order: services and "other" (SPEC section 3, Contact form). */
export const serviceInterests = ({ services }: WithServices): string[] => [
  ...services.map(({ id }) => id),
  otherInterest,
];

/**
 * The same with their titles.
 * @param other title for "other"
 */
export const interestOptions = ({ services }: WithServices, other: string): FieldOption[] => [
  ...services.map(({ id, title }) => ({ value: id, label: title })),
  { value: otherInterest, label: other },
];
