import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { followInPlace } from '../../lib/follow-in-place.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import styles from './tabs.module.css';

/** A tab: its own address, what it is called, how many things it holds, and those things. */
export interface Tab {
  id: string;
  label: string;
  href: string;
  count: number;
  panel: ReactNode;
}

/** The tab a key leads to, or undefined when the key leads to none. */
function tabAfter(key: string, index: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % total;
    case 'ArrowLeft':
      return (index - 1 + total) % total;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Tabs with an address each (ARIA tabs pattern: arrow keys, Home and End; one tab stop). All panels are in the HTML. Before
 * scripts run, and without them, the tabs are links to their addresses; with them a tab opens at once and address and title
 * follow.
 * @param label accessible name of the list
 * @param openId the tab that the address of the page stands for
 */
export function Tabs({ label, tabs, openId }: { label: string; tabs: Tab[]; openId: string }) {
  const list = useRef<HTMLDivElement>(null);
  // Links without scripts each need the Tab key: only a live list is one stop of it.
  const isHydrated = useIsHydrated();

  const [chosen, setChosen] = useState({ id: openId, on: openId });
  // The page has changed (it follows a choice, or Back was pressed): its address decides.
  if (chosen.on !== openId) setChosen({ id: openId, on: openId });

  function open({ id, href }: Tab): boolean {
    const isFollowed = followInPlace(href);
    if (isFollowed) setChosen({ id, on: openId });
    return isFollowed;
  }

  function onClick(event: MouseEvent, tab: Tab): void {
    if (opensElsewhere(event)) return;
    if (tab.id === chosen.id || open(tab)) event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number): void {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const next = tabAfter(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.altKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tab.id}`)?.focus();
    if (tab.id !== chosen.id) open(tab);
  }

  return (
    <>
      <div className="wrap">
        <div ref={list} className={styles.list} role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <a
              key={tab.id}
              id={tab.id}
              className={styles.tab}
              href={tab.href}
              role="tab"
              aria-selected={tab.id === chosen.id}
              aria-controls={panelId(tab)}
              tabIndex={isHydrated && tab.id !== chosen.id ? -1 : undefined}
              onClick={(event) => onClick(event, tab)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label} <span aria-hidden="true">{tab.count}</span>
            </a>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={tab.id}
          hidden={tab.id !== chosen.id}
          // What comes first in a panel takes no focus, so the panel does.
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

const panelId = ({ id }: Tab) => `${id}-panel`;
