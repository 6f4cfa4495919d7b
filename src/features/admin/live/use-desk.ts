import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fill } from '../../../lib/template.ts';
import { DeskFailure } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { Question } from './desk-parts.tsx';
import type { DeskWords } from './desk-words.ts';

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
function useSettled(value: string, afterMs = 250): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/**
 * What is looked for, and which page of it is shown: whatever is looked for next begins at its first page.
 * @param first what is looked for before anybody has chosen
 * @returns `typed`, the text as the field has it, and `search`, in which it follows once it stands still
 */
export function usePagedSearch<Search extends { text: string }>(
  first: Search,
): {
  typed: string;
  search: Search & { page: number };
  narrow: (change: Partial<Search>) => void;
  turnTo: (page: number) => void;
} {
  const [asked, setAsked] = useState({ ...first, page: 1 });
  return {
    typed: asked.text,
    search: { ...asked, text: useSettled(asked.text) },
    narrow: (change) => setAsked((before) => ({ ...before, ...change, page: 1 })),
    turnTo: (page) => setAsked((before) => ({ ...before, page })),
  };
}

/**
 * Asks before something is deleted, deletes it, and says so.
 * @returns what is deleted, by its name, how, and what follows when it worked
 */
export function useRemoval(
  { remove: words, notDone }: Pick<DeskWords, 'remove' | 'notDone'>,
  ask: (question: Question) => void,
): (what: string, remove: () => Promise<void>, onDone?: () => void) => void {
  const change = useDeskChange(notDone);
  return (what, remove, onDone) => {
    async function confirmed(): Promise<void> {
      if (!(await change(remove))) return;
      onDone?.();
      notify({ channel: 'status', tone: 'success', title: fill(words.done, { what }) });
    }
    ask({
      title: fill(words.title, { what }),
      text: words.text,
      confirm: words.label,
      onConfirm: () => void confirmed(),
    });
  };
}
