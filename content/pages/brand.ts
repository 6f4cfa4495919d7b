import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

/** The wordmark in its two parts, as the logo draws it (SPEC section 1), with the space that the name has. */
export const wordmarkOf = ({ settings: { name, wordmark } }: ConfiguredSite): readonly [string, string] => [
  wordmark[0],
  name.slice(wordmark[0].length),
];

export const phoneHref = (number: string): string => `tel:+${number.replace(/\D/g, '')}`;

/** The phone number of the office and its link. */
export const phoneOf = ({ settings }: ConfiguredSite): { display: string; href: string } => ({
  display: settings.contact.phone,
  href: phoneHref(settings.contact.phone),
});
