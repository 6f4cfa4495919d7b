import type { ConfiguredSite } from './configured-site.ts';
import type { SiteSettings } from './site.ts';

type Located = Pick<SiteSettings['contact'], 'address' | 'addressIn'>;

/** The address of an office, in the words of a language where `site.yaml` has those. */
export const officeAddressIn = (
  { address, addressIn: words }: Located,
  language: string,
): Located['address'] => ({ ...address, ...words[language] });

/** The address of the first office. */
export const addressIn = (
  { settings }: Pick<ConfiguredSite, 'settings'>,
  language: string,
): Located['address'] => officeAddressIn(settings.contact, language);
