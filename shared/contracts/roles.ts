/** What users of the dashboard may do; each role may do what the ones after it may. */
export const roles = ['owner', 'editor', 'reader'] as const;

/**
 * `owner`: everything, people included. `editor`: works with applications, enquiries and subscribers; no users,
 * no erasure of persons, no settings. `reader`: sees, changes nothing, exports nothing.
 */
export type Role = (typeof roles)[number];

/** Whether a role may do what needs the other one. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(least);
}

/**
 * What a login needs: a password or a passkey, a password and then a passkey, or a passkey alone.
 */
export const loginRules = ['password', 'both', 'passkey'] as const;
export type LoginRule = (typeof loginRules)[number];
