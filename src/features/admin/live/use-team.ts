import { mayUse, type AdminRoute } from '../../../../shared/contracts/admin-access.ts';
import { DeskFailure, type AdminDesk } from '../../../ports/admin-desk.ts';
import type { Colleague, OwnUser } from '../../../ports/team-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { LiveAdminWords } from './desk-words.ts';
import { useDeskQuery, useDeskRefresh } from './use-desk.ts';

/** The user who is logged in; null until known. */
export function useOwnUser(desk: AdminDesk): OwnUser | null {
  return useDeskQuery(['account'], () => desk.team.account()).data?.user ?? null;
}

/** The users to whom records can be assigned. */
export function useColleagues(desk: AdminDesk): readonly Colleague[] {
  return useDeskQuery(['colleagues'], () => desk.team.colleagues()).data ?? [];
}

/** Whether the user may do what a route of the API does; nothing until the role is known. */
export function useMay(desk: AdminDesk): (route: AdminRoute) => boolean {
  const user = useOwnUser(desk);
  return (route) => user !== null && mayUse(user.role, route);
}

/**
 * Makes a change of users or of the account, reloads all data, and says what came of it.
 * @param refusals texts for words of the API
 * @returns a function that gives false when it failed
 */
export function useTeamChange(
  { desk: { notDone }, team: { forbidden } }: LiveAdminWords,
  refusals: Readonly<Record<string, string>>,
): (change: () => Promise<void>, done: string) => Promise<boolean> {
  const refresh = useDeskRefresh();
  return async (change, done) => {
    try {
      await change();
      refresh();
      notify({ channel: 'status', tone: 'success', title: done });
      return true;
    } catch (error) {
      const reason = error instanceof DeskFailure ? error.reason : 'unavailable';
      const word = error instanceof DeskFailure ? error.word : '';
      const title = reason === 'forbidden' ? forbidden : (refusals[word] ?? notDone);
      // The login reports the end of a session.
      if (reason !== 'loggedOut') notify({ channel: 'status', tone: 'error', title });
      return false;
    }
  };
}
