import type { LiveParts } from '../parts.ts';
import type { Sessions } from '../security/sessions.ts';
import type { StoredUser } from '../store/user-store.ts';

/** A user for other owners. */
export function userItem({ id, email, name, language, role, loginRule, createdAt, joinedAt }: StoredUser) {
  return { id, email, name, language, role, loginRule, createdAt, joinedAt };
}

/** Their own account, for the user who is logged in. */
export function ownAccount({ id, email, name, language, role, loginRule }: StoredUser) {
  return { id, email, name, language, role, loginRule };
}

/** The user of a session; null when it is over. */
export async function currentUser(
  store: LiveParts['store'],
  sessions: Sessions,
  token: string,
): Promise<StoredUser | null> {
  const session = await sessions.find(token);
  return session && store.user(session.account);
}
