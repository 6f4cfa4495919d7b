import type { SiteSettings } from './site-file/site.ts';
import { contact } from './site.ts';

/** The address of the office, in the words of a language where `site.yaml` has those. */
export const addressIn = (
  language: string,
  { address, addressIn: inWords }: SiteSettings['contact'] = contact,
): SiteSettings['contact']['address'] => ({ ...address, ...inWords[language] });
