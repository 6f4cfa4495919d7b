import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DeskFailure } from '../../../services/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';

/** All that the dashboard has read; what came before stays on show while the next is on its way. */
export function useDeskQuery<Value>(
  key: readonly (string | number)[],
  load: () => Promise<Value>,
): UseQueryResult<Value> {
  return useQuery({ queryKey: ['desk', ...key], queryFn: load, placeholderData: keepPreviousData });
}

/** Has everything read again, for example when something has come in. */
export function useDeskRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['desk'] });
}

/**
 * Changes something and reads everything again; says so when it did not work.
 * @param notDone the words for that
 * @returns false when it did not work
 */
export function useDeskChange(notDone: string): (change: () => Promise<void>) => Promise<boolean> {
  const refresh = useDeskRefresh();
  return async (change) => {
    try {
      await change();
      refresh();
      return true;
    } catch (error) {
      // The end of a session is told by the login.
      if (!(error instanceof DeskFailure && error.reason === 'loggedOut'))
        notify({ channel: 'status', tone: 'error', title: notDone });
      if (error instanceof DeskFailure && error.reason === 'gone') refresh();
      return false;
    }
  };
}

/** A value once it has stood still for a moment, so that not every letter is looked for. */
export function useSettled(value: string, afterMs = 250): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
