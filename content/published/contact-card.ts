import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { isPhoneNumber } from '#content/site-file/channels.ts';

/** The company as a vCard, which phones add to their contacts; the same in all languages. */
export const contactCardPath = '/contact.vcf';

type Configured = Pick<ConfiguredSite, 'settings'>;

/** All phone numbers of a company and its offices, each once. */
export const phonesOf = ({ settings: { contact, offices, channels } }: Configured): string[] => [
  ...new Set([
    contact.phone,
    ...offices.flatMap(({ phone }) => phone ?? []),
    ...channels.map(({ to }) => to).filter(isPhoneNumber),
  ]),
];

/** All email addresses of a company and its offices, each once. */
export const emailsOf = ({ settings: { contact, offices, channels } }: Configured): string[] => [
  ...new Set([
    contact.email.general,
    ...offices.flatMap(({ email }) => email ?? []),
    ...channels.flatMap(({ kind, to }) => (kind === 'email' ? to : [])),
  ]),
];

/** Whether a site has one: where there is more to save than one office, one number and one email address. */
export const hasContactCard = (site: Configured): boolean =>
  site.settings.offices.length > 0 || phonesOf(site).length > 1 || emailsOf(site).length > 1;
