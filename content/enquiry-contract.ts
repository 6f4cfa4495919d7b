import { otherInterest, serviceIds } from './services.ts';

/** The choices of the contact form, in order: services and "other" (SPEC section 3, Contact form). */
export const serviceInterests = (): string[] => [...serviceIds(), otherInterest];
