/** A link of a mail: an invitation, or the reset of a password. */
export interface AccountLink {
  kind: 'invitation' | 'reset';
  token: string;
}

/** The link that the part of an address after `#` is; null for any other. */
export function accountLinkIn(fragment: string): AccountLink | null {
  const [, kind, token] = /^#(invitation|reset)=([\w-]{1,100})$/.exec(fragment) ?? [];
  if (token === undefined) return null;
  return { kind: kind === 'reset' ? 'reset' : 'invitation', token };
}
