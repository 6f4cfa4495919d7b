import type { LiveParts } from '../parts.ts';
import type { StoredUser } from '../store/user-store.ts';
import { Refusal } from './answers.ts';

/** Whose records a search is for: `mine`, `nobody`, the id of a user, or all when it is empty. */
export function assignedOf(asked: string, user: StoredUser): string | null | undefined {
  if (asked === '') return undefined;
  if (asked === 'nobody') return null;
  return asked === 'mine' ? user.id : asked;
}

/** @throws Refusal 422 when a record is given to somebody who is no user */
export async function checkAssigned(
  store: Pick<LiveParts['store'], 'user'>,
  { assignedTo }: { assignedTo?: string | null | undefined },
): Promise<void> {
  if (assignedTo === undefined || assignedTo === null) return;
  const user = await store.user(assignedTo);
  if (!user?.joinedAt) throw new Refusal(422, 'fields', { fields: { assignedTo: 'choice' } });
}
