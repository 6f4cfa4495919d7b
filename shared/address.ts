import { contact } from './site.ts';

/** The address of the office, in the words of a language where `site.yaml` has those. */
export const addressIn = (language: string): typeof contact.address => ({
  ...contact.address,
  ...contact.addressIn[language],
});
