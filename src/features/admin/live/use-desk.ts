import {
  keepPreviousData,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import { DeskFailure } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { Question } from './desk-parts.tsx';
import type { DeskWords } from './desk-words.ts';

/** Reads data for the dashboard; the old data stays visible while the new data loads. */
export function useDeskQuery<Value>(
  key: readonly (string | number)[],
  load: () => Promise<Value>,
): UseQueryResult<Value> {
  return useQuery({ queryKey: ['desk', ...key], queryFn: load, placeholderData: keepPreviousData });
}

const underWayMs = 3000;

/**
 * Reads the record that the address names.
 * @param list its list in the API
 * @param id null for none
 * @param page of the list; a record of it is shown while it is being read
 * @param isUnderWay whether it will soon be another: then it is read again every few seconds
 */
export function useDeskRecord<Item extends { id: string }>(
  list: string,
  id: string | null,
  page: readonly Item[] | undefined,
  load: (id: string) => Promise<Item>,
  isUnderWay: (item: Item) => boolean = () => false,
): UseQueryResult<Item> {
  const known = page?.find((one) => one.id === id);
  return useQuery({
    queryKey: ['desk', list, 'record', id],
    queryFn: id === null ? skipToken : async () => ({ record: await load(id) }),
    ...(known && { placeholderData: { record: known } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.record) ? underWayMs : false),
    select: ({ record }) => record,
  });
}

/** Reloads all data, for example when a new record has arrived. */
export function useDeskRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    const ofDesk = { queryKey: ['desk'] };
    // What is being read for the first time goes on otherwise, and may have been read before the change.
    void client.cancelQueries(ofDesk).then(async () => client.invalidateQueries(ofDesk));
  };
}

/**
 * Makes a change and reloads all data; shows a message when it fails.
 * @param notDone the text of that message
 * @returns a function that takes the change, and what closes a record which the change removes: it must not
 * be read again; false when the change failed
 */
export function useDeskChange(
  notDone: string,
): (change: () => Promise<void>, close?: () => Promise<void>) => Promise<boolean> {
  const refresh = useDeskRefresh();
  return async (change, close) => {
    try {
      await change();
      await close?.();
      refresh();
      return true;
    } catch (error) {
      // The login reports the end of a session.
      if (!(error instanceof DeskFailure && error.reason === 'loggedOut'))
        notify({ channel: 'status', tone: 'error', title: notDone });
      if (error instanceof DeskFailure && error.reason === 'gone') refresh();
      return false;
    }
  };
}

/** A value after it has not changed for a moment, so that a search does not start at every letter. */
function useSettled(value: string, afterMs = 250): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/**
 * Search and page number; a new search starts at page 1.
 * @param first the search before the user has typed or chosen
 * @returns `typed`, the text in the field, and `search`, which follows after a pause in typing
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
 * Asks, deletes and reports it.
 * @returns a function that takes the record's name, the deletion, and what closes the record
 */
export function useRemoval(
  { remove: words, notDone }: Pick<DeskWords, 'remove' | 'notDone'>,
  ask: (question: Question) => void,
): (what: string, remove: () => Promise<void>, close?: () => Promise<void>) => void {
  const change = useDeskChange(notDone);
  return (what, remove, close) => {
    async function confirmed(): Promise<void> {
      if (!(await change(remove, close))) return;
      notify({ channel: 'status', tone: 'success', title: fill(words.done, { what: isolated(what) }) });
    }
    ask({
      title: fill(words.title, { what: isolated(what) }),
      text: words.text,
      confirm: words.label,
      onConfirm: () => void confirmed(),
    });
  };
}
