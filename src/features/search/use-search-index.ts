import { useEffect, useState } from 'react';
import { openIndex, type Find, type SearchFile } from '../../../shared/search-index.ts';

/** Indexes by their addresses, so that a second dialog has its own at once. */
const opened = new Map<string, Find>();

/** Loads the index at an address. */
export function useSearchIndex(address: string): Find | 'loading' | 'failed' {
  const [state, setState] = useState<{ find: Find | 'loading' | 'failed' }>({
    find: opened.get(address) ?? 'loading',
  });

  useEffect(() => {
    if (opened.has(address)) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const file: SearchFile = await response.json();
      const find = openIndex(file);
      opened.set(address, find);
      setState({ find });
    };
    load().catch(() => {
      if (!controller.signal.aborted) setState({ find: 'failed' });
    });
    return () => controller.abort();
  }, [address]);

  return state.find;
}
