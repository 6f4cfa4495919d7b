import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react';
import { emOfWidth, limits } from '#shared/limits.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { slideInMenuId } from '#src/browser/slide-in-menu-id.ts';
import { ButtonLink } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { ChannelList } from '#src/components/channel-list.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { Icon } from '#src/components/icon.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import { isGroup, type HeaderEntry, type HeaderGroup, type MenuLink } from './menu-entries.ts';
import styles from './slide-in-menu.module.css';

/**
 * Scrolls an opened group into view; if it is higher than the menu, its name. A page change also opens and closes
 * groups, in the closed menu, where scrolling would only force a layout.
 */
function showAll({ currentTarget: group }: ToggleEvent<HTMLDetailsElement>): void {
  if (group.open && group.closest('dialog')?.open) group.scrollIntoView({ block: 'nearest' });
}

/** A group that opens and closes. */
function Group({ group }: { group: HeaderGroup }) {
  const overview = group.foot?.all;
  return (
    <details open={group.current !== undefined} onToggle={showAll}>
      <summary className={`title-4 ${styles.row}`}>
        <span>{group.label}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={styles.link} aria-current={link.current} {...newTabProps(link)}>
              <span>{linkText(link)}</span>
            </a>
          </li>
        ))}
        {overview && (
          <li>
            <a href={overview.href} className={styles.link} aria-current={overview.current}>
              <Icon name="arrow-right" className={styles.arrow} />
              <span>{overview.label}</span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

interface SlideInMenuProps {
  words: Picked<'header'>;
  logo: ReactNode;
  entries: HeaderEntry[];
  contact: MenuLink;
  channels: LinkTo[];
  tools: ReactNode;
}

/**
 * The menu of narrow screens (SPEC section 2): a modal dialog that slides in from the right. The browser
 * traps the focus, makes the page inert and closes it on Escape; `src/app/menu-button.ts` does the rest
 * without React.
 * @param tools the theme and language switches
 */
export function SlideInMenu({ words, logo, entries, contact, channels, tools }: SlideInMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const close = () => dialog.current?.close();
    // Wide windows show the header instead. A click on a link closes the menu; Back and Forward do not.
    const large = matchMedia(`(width >= ${emOfWidth(limits.breakpoint.largePx)})`);
    large.addEventListener('change', close);
    addEventListener('popstate', close);
    return () => {
      large.removeEventListener('change', close);
      removeEventListener('popstate', close);
    };
  }, []);

  return (
    <dialog ref={dialog} id={slideInMenuId} className={styles.menu} aria-label={words.menu}>
      <div className={styles.head}>
        {logo}
        <IconButton icon="x" label={words.closeMenu} aria-controls={slideInMenuId} />
      </div>
      <nav className={styles.entries} aria-label={words.mobileLandmark}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.id} group={entry} />
          ) : (
            <a
              key={entry.href}
              href={entry.href}
              className={`title-4 ${styles.row}`}
              aria-current={entry.current}
              {...newTabProps(entry)}
            >
              {linkText(entry)}
            </a>
          ),
        )}
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={contact.href} look="primary" aria-current={contact.current}>
          <span>{contact.label}</span>
          <Icon name="arrow-right" />
        </ButtonLink>
        <ChannelList label={words.channels} channels={channels} />
        <div className={styles.tools}>{tools}</div>
      </div>
    </dialog>
  );
}
