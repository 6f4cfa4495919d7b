import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { limits } from '../../../config/limits.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isGroup, type HeaderWords, type MenuEntry, type MenuGroup, type MenuLink } from './menu-entries.ts';
import styles from './slide-in-menu.module.css';

/** A group that opens and closes by itself; the key plans are fetched once the menu has been opened. */
function Group({ group, isDrawn }: { group: MenuGroup; isDrawn: boolean }) {
  const overview = group.foot?.all;
  return (
    <details open={group.current !== undefined}>
      <summary className={styles.row}>
        {group.label} <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={styles.link} aria-current={link.current}>
              {link.keyplan && (
                <span className={styles.keyplan}>{isDrawn && <Drawing picture={link.keyplan} />}</span>
              )}
              {link.label}
            </a>
          </li>
        ))}
        {overview && (
          <li>
            <a href={overview.href} className={styles.link} aria-current={overview.current}>
              <span className={styles.keyplan}>
                <Icon name="arrow-right" />
              </span>
              {overview.label}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

export interface SlideInMenuProps {
  words: HeaderWords;
  logo: ReactNode;
  entries: MenuEntry[];
  contact: MenuLink;
  isOpen: boolean;
  onClose: () => void;
  tools: ReactNode;
}

/**
 * The menu of narrow screens (SPEC section 2): a modal dialog that slides in from the right. The browser moves the focus in,
 * keeps it there, makes the page behind inert and closes on Escape. A tap on a link or beside the menu closes it too.
 * @param tools the theme and language switches
 */
export function SlideInMenu({ words, logo, entries, contact, isOpen, onClose, tools }: SlideInMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  if (isOpen && !isDrawn) setIsDrawn(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    closeButton.current?.focus();
  }, [isOpen]);

  // From the large breakpoint on the bar takes over.
  useEffect(() => {
    const large = matchMedia(`(width >= ${limits.breakpoint.largePx}px)`);
    large.addEventListener('change', onClose);
    return () => large.removeEventListener('change', onClose);
  }, [onClose]);

  const onClick = ({ target, clientX, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isBeside = target === currentTarget && clientX < currentTarget.getBoundingClientRect().left;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBeside || isLink) onClose();
  };

  return (
    // A press beside the menu is a shortcut; the close button and Escape do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.menu} aria-label={words.menu} onClose={onClose} onClick={onClick}>
      <div className={styles.head}>
        {logo}
        <IconButton ref={closeButton} icon="x" label={words.closeMenu} onClick={onClose} />
      </div>
      <nav aria-label={words.mobileLandmark}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.id} group={entry} isDrawn={isDrawn} />
          ) : (
            <a key={entry.href} href={entry.href} className={styles.row} aria-current={entry.current}>
              {entry.label}
            </a>
          ),
        )}
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={contact.href} look="primary" aria-current={contact.current}>
          {contact.label} <Icon name="arrow-right" />
        </ButtonLink>
        <div className={styles.tools}>{tools}</div>
      </div>
    </dialog>
  );
}
