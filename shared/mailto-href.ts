/**
 * The link that writes to an address. Encoded, because `?` and `&` in an address would add a subject, a text
 * or further receivers to the mail.
 */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
