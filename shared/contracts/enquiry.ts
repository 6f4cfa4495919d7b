import { serviceFacts } from '../../content/services/facts.ts';

/** The choices of the contact form, in order: services and "other" (SPEC section 3, Contact form). */
export const serviceInterests = [...serviceFacts.map(({ interest }) => interest), 'other'] as const;

export type ServiceInterest = (typeof serviceInterests)[number];
