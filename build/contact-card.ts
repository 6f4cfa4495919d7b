import type { Site } from '#content/load-site.ts';
import { contactCardPath, emailsOf, hasContactCard, phonesOf } from '#content/published/contact-card.ts';
import { postalAddressIn } from '#content/site-file/postal-address.ts';
import { escapeText, fold } from './calendars/text-lines.ts';

/** The company with all its offices, numbers and email addresses as one vCard (RFC 2426, for phones and Outlook). */
function vcardOf(site: Site): string {
  const { settings, defaultLanguage } = site;
  const { name, origin, contact, offices } = settings;
  const addresses = [contact, ...offices].map((office) => {
    const { street, city, region, postalCode, country } = postalAddressIn(office, defaultLanguage);
    const parts = ['', '', street, city, region ?? '', postalCode ?? '', country];
    return `ADR;TYPE=WORK:${parts.map(escapeText).join(';')}`;
  });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABSHOWAS:COMPANY',
    ...phonesOf(site).map((phone) => `TEL;TYPE=WORK,VOICE:${phone}`),
    ...emailsOf(site).map((email) => `EMAIL;TYPE=INTERNET,WORK:${email}`),
    ...addresses,
    `URL:${origin}/`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The vCard of a site by its address; empty where the site has none. */
export const contactCard = (site: Site): Map<string, string> =>
  new Map(hasContactCard(site) ? [[contactCardPath, vcardOf(site)]] : []);
