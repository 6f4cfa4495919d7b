import type { ConfiguredSite } from './configured-site.ts';
import type { SiteSettings } from './site.ts';

/** The address of the office, in the words of a language where `site.yaml` has those. */
export const addressIn = (
  { settings: { contact } }: Pick<ConfiguredSite, 'settings'>,
  language: string,
): SiteSettings['contact']['address'] => ({ ...contact.address, ...contact.addressIn[language] });
