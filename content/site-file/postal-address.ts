import type { SiteSettings } from './site.ts';

type Located = Pick<SiteSettings['contact'], 'address' | 'addressIn'>;

/** The address of an office, in the words of a language where `site.yaml` has those. */
export const postalAddressIn = (
  { address, addressIn: words }: Located,
  language: string,
): Located['address'] => ({ ...address, ...words[language] });
