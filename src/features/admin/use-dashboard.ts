import {
  keepPreviousData,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import type { WorkPage } from '#shared/contracts/dashboard.ts';
import type { DashboardBackend } from './dashboard-backend.ts';
import { limits } from '#shared/limits.ts';

const firstRetryMs = 1000;

/** Whether to retry after this many failures: at most three times (SPEC section 9, Data cache). */
export function mayRetry(failures: number): boolean {
  return failures <= limits.query.retries;
}

/**
 * The wait before a retry (SPEC section 9): one second, doubled with every failure, at most 30 s. Only for
 * HTTP clients; the simulated ones make no calls.
 * @param failures number of failures, at least one
 * @returns milliseconds
 */
export function backoffMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), limits.query.maxBackoffMs);
}

/** Reads data for the dashboard; the old data stays visible while the new data loads. */
export function useDashboardQuery<Value>(
  key: readonly unknown[],
  load: () => Promise<Value>,
): UseQueryResult<Value> {
  return useQuery({ queryKey: key, queryFn: load, placeholderData: keepPreviousData });
}

/** Reads all lists again when the backend has news. */
export function useNews(backend: DashboardBackend): void {
  const client = useQueryClient();
  useEffect(() => backend.onNews(() => void client.invalidateQueries()), [backend, client]);
}

/**
 * Reads the open record.
 * @param id null for none
 * @param known shown while it is being read
 */
export function useDashboardRecord<Item extends object>(
  list: string,
  id: string | null,
  known: Item | undefined,
  load: (id: string) => Promise<Item>,
): UseQueryResult<{ record: Item }> {
  return useQuery({
    queryKey: [list, 'record', id],
    queryFn:
      id === null ? skipToken : (): Promise<{ record: Item }> => load(id).then((record) => ({ record })),
    ...(known !== undefined && { placeholderData: { record: known } }),
  });
}

/**
 * Calls back for each record that is new in a list since its last read; not when another list is read.
 * @param key of the list
 */
export function useArrivals<Item extends { id: string; receivedAt: string }>(
  key: string,
  query: UseQueryResult<WorkPage<Item>>,
  onArrival: (item: Item) => void,
): void {
  const announce = useEffectEvent(onArrival);
  const known = useRef<{ key: string; latest: string }>(null);
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const before = known.current?.key === key ? known.current.latest : null;
    const dates = data.items.map(({ receivedAt }) => receivedAt);
    const latest = [...dates, before ?? ''].reduce((one, other) => (one > other ? one : other), '');
    if (before !== null)
      for (const item of data.items.filter(({ receivedAt }) => receivedAt > before)) announce(item);
    known.current = { key, latest };
  }, [key, data, isPlaceholderData]);
}

/** Moves the focus into the record that opens, and back to its row when it closes. */
export function useRecordFocus(
  recordId: string | null,
  isShown: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
): { recordHeading: RefObject<HTMLHeadingElement | null>; rowId: (id: string) => string } {
  const listId = useId();
  const recordHeading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (recordId) recordHeading.current?.focus();
    // Newer records may have removed the row from the table.
    else if (before.current)
      (document.getElementById(`${listId}-${before.current}`) ?? heading.current)?.focus();
    before.current = recordId;
  }, [recordId, isShown, listId, heading]);
  return { recordHeading, rowId: (id: string) => `${listId}-${id}` };
}
