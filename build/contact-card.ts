import type { Site } from '#content/load-site.ts';
import { contactCardPath, hasContactCard } from '#content/published/contact-card.ts';
import { officeAddressIn } from '#content/site-file/address.ts';
import { escapeText, fold } from './calendars/webinar-calendars.ts';

/** The company with all its offices and phones as one vCard (RFC 2426, which phones and Outlook read). */
function vcardOf({ settings, defaultLanguage }: Site): string {
  const { name, origin, contact, offices, channels } = settings;
  const addresses = [contact, ...offices].map((office) => {
    const { street, city, region, postalCode, country } = officeAddressIn(office, defaultLanguage);
    const parts = ['', '', street, city, region ?? '', postalCode ?? '', country];
    return `ADR;TYPE=WORK:${parts.map(escapeText).join(';')}`;
  });
  const phones = [
    contact.phone,
    ...offices.flatMap(({ phone }) => phone ?? []),
    ...channels.flatMap(({ kind, to }) => (kind === 'phone' ? to : [])),
  ];
  const emails = [contact.email.general, ...offices.flatMap(({ email }) => email ?? [])];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABSHOWAS:COMPANY',
    ...phones.map((phone) => `TEL;TYPE=WORK,VOICE:${phone}`),
    ...emails.map((email) => `EMAIL;TYPE=INTERNET,WORK:${email}`),
    ...addresses,
    `URL:${origin}/`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The vCard of a site by its address; empty where the site has none. */
export const contactCard = (site: Site): Map<string, string> =>
  new Map(hasContactCard(site) ? [[contactCardPath, vcardOf(site)]] : []);
