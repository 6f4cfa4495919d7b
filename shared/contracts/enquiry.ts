import { serviceFacts } from '../../content/services/facts.ts';

/** What a visitor can ask about, in the order of the form: the services, and whatever else (SPEC section 3, Contact form). */
export const serviceInterests = [...serviceFacts.map(({ interest }) => interest), 'other'] as const;

export type ServiceInterest = (typeof serviceInterests)[number];
