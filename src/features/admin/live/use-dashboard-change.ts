import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#src/components/notifications/notifications-store.ts';
import { DashboardFailure } from '#src/features/admin/dashboard-backend.ts';

/**
 * Makes a change, notifies of its success or failure and reads all lists again.
 * @param notDone title of the notification of a failure
 * @returns takes the change and the title for its success; resolves to false when it failed
 */
export function useDashboardChange(
  notDone: string,
): (change: () => Promise<void>, done: string) => Promise<boolean> {
  const client = useQueryClient();
  return async (change, done) => {
    try {
      await change();
      notify({ channel: 'status', tone: 'success', title: done });
      return true;
    } catch (error) {
      // The login reports the end of a session.
      if (!(error instanceof DashboardFailure && error.reason === 'loggedOut'))
        notify({ channel: 'status', tone: 'error', title: notDone });
      return false;
    } finally {
      // A first read in progress may have data from before the change.
      await client.cancelQueries();
      void client.invalidateQueries();
    }
  };
}
