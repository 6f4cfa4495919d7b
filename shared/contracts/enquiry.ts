import { serviceFacts } from '../../content/services/facts.ts';

/** What a visitor can ask about, in the order of the form: the services, and whatever else (SPEC section 3, Contact form). */
export const serviceInterests = [...serviceFacts.map(({ interest }) => interest), 'other'] as const;

export type ServiceInterest = (typeof serviceInterests)[number];

/** What a visitor sends with the contact form; what was left empty is an empty string (SPEC section 3, Contact form). */
export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  company: string;
  serviceInterest: ServiceInterest | '';
  message: string;
}

/** True when a value from outside (a form, a history entry) is one of the services a visitor can ask about. */
export function isServiceInterest(value: unknown): value is ServiceInterest {
  return serviceInterests.some((interest) => interest === value);
}
