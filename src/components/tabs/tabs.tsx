import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { followInPlace } from '#src/browser/follow-in-place.ts';
import { keepTyped } from '#src/browser/typed-fields.ts';
import { useIsHydrated } from '#src/components/use-is-hydrated.ts';
import styles from './tabs.module.css';

/** A tab: address, name, number of its items, and the items. */
export interface Tab {
  id: string;
  label: string;
  href: string;
  count: number;
  panel: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element, because React renders `hidden="until-found"` of others as `hidden=""`. */
      'tab-panel': ClassAttributes<HTMLElement> &
        Omit<HTMLAttributes<HTMLElement>, 'hidden' | 'tabIndex'> & {
          hidden: false | 'until-found';
          /** As an attribute: the property would make 0 of undefined. */
          tabindex: number | undefined;
        };
    }
  }
}

/** The tab that a key leads to; undefined for other keys. */
function tabAfter(key: string, index: number, total: number): number | undefined {
  const [forwards, back] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forwards:
      return (index + 1) % total;
    case back:
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
 * Tabs with an address each (ARIA tabs pattern: arrow keys, Home and End; one tab stop). All panels are in
 * the HTML. Without scripts the tabs are links; with scripts a tab opens at once, then address and title
 * follow. What is found in a closed panel, by the browser's search or by an address with `#:~:text=`, opens it.
 * @param label accessible name of the list
 * @param openId the tab of the page's address
 */
export function Tabs({ label, tabs, openId }: { label: string; tabs: Tab[]; openId: string }) {
  const list = useRef<HTMLDivElement>(null);
  // Without scripts, every link must be a tab stop.
  const isHydrated = useIsHydrated();

  const [chosen, setChosen] = useState({ id: openId, on: openId });
  // After a page change (a click on a tab, or Back) the address decides.
  if (chosen.on !== openId) setChosen({ id: openId, on: openId });

  const foundAt = useRef<{ panel: Element; top: number }>(null);
  const show = useEffectEvent((id: string) => {
    const tab = tabs.find((one) => panelId(one) === id);
    if (tab) setChosen({ id: tab.id, on: openId });
  });
  useEffect(() => {
    // At once, because the browser scrolls to what it found right after this event.
    const onMatch = ({ target }: Event) => {
      if (target instanceof Element) flushSync(() => show(target.id));
    };
    document.addEventListener('beforematch', onMatch);
    return () => document.removeEventListener('beforematch', onMatch);
  }, []);
  useEffect(() => {
    const found = [...document.querySelectorAll('tab-panel:not([hidden])')].find(({ role }) => !role);
    if (!found) return;
    foundAt.current = { panel: found, top: found.getBoundingClientRect().top };
    // Only the page shows which panel the browser has opened before hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    show(found.id);
  }, []);
  useLayoutEffect(() => {
    if (!foundAt.current) return;
    const { panel, top } = foundAt.current;
    foundAt.current = null;
    // The panel above is closed now; what was found stays where it is.
    window.scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [chosen.id]);

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
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tab.id}`)?.focus();
    if (tab.id === chosen.id || open(tab)) return;
    // Without the Navigation API the tab is a page of its own.
    keepTyped(tab.href, tab.id);
    location.assign(tab.href);
  }

  return (
    <>
      <div className="wrap">
        <div ref={list} className={styles.list} role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <a
              key={tab.id}
              id={tab.id}
              className={`title-4 ${styles.tab}`}
              href={tab.href}
              role="tab"
              aria-selected={tab.id === chosen.id}
              aria-controls={panelId(tab)}
              tabIndex={isHydrated && tab.id !== chosen.id ? -1 : undefined}
              onClick={(event) => onClick(event, tab)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span>{tab.label}</span>{' '}
              <span className="caption" aria-hidden="true">
                {tab.count}
              </span>
            </a>
          ))}
        </div>
      </div>
      {tabs.map((tab) => {
        const isOpen = tab.id === chosen.id;
        return (
          <tab-panel
            key={tab.id}
            id={panelId(tab)}
            className={styles.panel}
            role={isOpen ? 'tabpanel' : undefined}
            aria-labelledby={isOpen ? tab.id : undefined}
            hidden={isOpen ? false : 'until-found'}
            // The panel is focusable, because its first element may not be.
            tabindex={isOpen ? 0 : undefined}
            data-name={tab.label}
          >
            {tab.panel}
          </tab-panel>
        );
      })}
    </>
  );
}

const panelId = ({ id }: Tab) => `${id}-panel`;
