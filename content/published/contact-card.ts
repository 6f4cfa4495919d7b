import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

/** The company as a vCard, which phones add to their contacts; the same in all languages. */
export const contactCardPath = '/contact.vcf';

/** Whether a site has one: where there is more to save than one number and one address. */
export const hasContactCard = ({ settings }: Pick<ConfiguredSite, 'settings'>): boolean =>
  settings.offices.length > 0 || settings.channels.length > 0;
