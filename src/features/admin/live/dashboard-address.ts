import { useSyncExternalStore } from 'react';

/** What the address names: a part of the live dashboard, and perhaps one record in it. */
export interface DashboardAddress {
  view: string;
  record: string | null;
}

/**
 * Reads the part of an address after `#`, which browsers send to no server. It has only identifiers, because a search
 * text may be personal data.
 */
export function parseDashboardFragment(fragment: string): DashboardAddress {
  const [view = '', record = ''] = fragment.replace(/^#/, '').split('/');
  return { view, record: record || null };
}

export function linkTo(view: string, record: string | null = null): string {
  return record === null ? `#${view}` : `#${view}/${record}`;
}

export function goTo(link: string): void {
  location.hash = link;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The current address; follows Back and Forward. */
export function useDashboardAddress(): DashboardAddress {
  return parseDashboardFragment(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  );
}
