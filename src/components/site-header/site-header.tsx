import { useEffect, useState, type ReactNode } from 'react';
import { limits } from '../../../shared/limits.ts';
import { createHoverIntent } from '../../../shared/hover-intent.ts';
import { slideInMenuId } from '../../../shared/slide-in-menu-id.ts';
import { ButtonLink } from '../button.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { IconButton } from '../icon-button.tsx';
import { Logo } from '../logo.tsx';
import { isGroup, type HeaderWords, type MenuEntry, type MenuLink } from './menu-entries.ts';
import { NavigationGroup } from './navigation-group.tsx';
import { SlideInMenu } from './slide-in-menu.tsx';
import barEntry from './bar-entry.module.css';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  words: HeaderWords;
  brand: readonly [string, string];
  home: MenuLink;
  entries: MenuEntry[];
  contact: MenuLink;
}

const { openDelayMs, skipDelayMs, closeDelayMs } = limits.navigation;
const delays = { openMs: openDelayMs, skipMs: skipDelayMs, closeMs: closeDelayMs };

/** Marks in HTML whether the page is at its top, where the header is transparent (SPEC section 2). */
function useTopMark(): void {
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-top', scrollY <= 0);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);
}

interface SiteHeaderTools {
  /** The switches in the header. */
  tools: ReactNode;
  /** Shown beside the menu button on narrow screens. */
  narrowTools: ReactNode;
  /** The switches inside the slide-in menu. */
  menuTools: ReactNode;
}

/** The fixed header: logo, navigation, switches (SPEC section 2, Common parts). */
export function SiteHeader(props: SiteHeaderProps & SiteHeaderTools) {
  return (
    <ErrorBoundary as="header" className={styles.header}>
      <HeaderContent {...props} />
    </ErrorBoundary>
  );
}

/** The header's content; the menu button of narrow screens works without React (src/app/menu-button.ts). */
function HeaderContent({
  words,
  brand,
  home,
  entries,
  contact,
  tools,
  narrowTools,
  menuTools,
}: SiteHeaderProps & SiteHeaderTools) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const [intent] = useState(() => createHoverIntent<string>(delays, setOpenGroup));
  const logo = <Logo name={brand} href={home.href} label={home.label} />;

  useTopMark();
  useEffect(() => intent.dispose, [intent]);
  // A click on a link closes open panels by itself; Back and Forward do not.
  useEffect(() => {
    addEventListener('popstate', intent.close);
    return () => removeEventListener('popstate', intent.close);
  }, [intent]);

  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        {logo}
        <nav className={styles.nav} aria-label={words.mainLandmark}>
          <ul className={styles.entries}>
            {entries.map((entry) =>
              isGroup(entry) ? (
                <NavigationGroup
                  key={entry.id}
                  group={entry}
                  isOpen={openGroup === entry.id}
                  intent={intent}
                />
              ) : (
                <li key={entry.href}>
                  <a href={entry.href} className={barEntry.entry} aria-current={entry.current}>
                    {entry.label}
                  </a>
                </li>
              ),
            )}
          </ul>
          {tools}
          <ButtonLink
            href={contact.href}
            look="quiet"
            size="small"
            className={styles.contact}
            aria-current={contact.current}
          >
            {contact.label}
          </ButtonLink>
        </nav>
        <div className={styles.narrow}>
          {narrowTools}
          <IconButton
            icon="menu"
            label={words.openMenu}
            className={styles.burger}
            aria-haspopup="dialog"
            aria-controls={slideInMenuId}
          />
        </div>
      </div>
      <SlideInMenu {...{ words, logo, entries, contact }} tools={menuTools} />
    </>
  );
}
