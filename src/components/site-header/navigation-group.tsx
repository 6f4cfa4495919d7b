import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HoverIntent } from '../../../shared/hover-intent.ts';
import { arrowStep, moveFocus } from '../../../shared/move-focus.ts';
import { Drawing } from '../drawing.tsx';
import { Icon } from '../icon.tsx';
import { TextLink } from '../text-link.tsx';
import type { MenuGroup } from './menu-entries.ts';
import barEntry from './bar-entry.module.css';
import styles from './navigation-group.module.css';

/**
 * A group of the header: its name, its button and its panel (SPEC sections 2 and 4). The mouse opens it
 * through `intent`; click, tap, Enter, Space and arrow keys open it at once; Escape closes it and returns the
 * focus to the button. The panel is always in the HTML, so its links work without JavaScript. Memoised: a
 * page change renders it only if its props changed.
 */
export const NavigationGroup = memo(function NavigationGroup({
  group,
  isOpen,
  intent,
}: {
  group: MenuGroup;
  isOpen: boolean;
  intent: HoverIntent<string>;
}) {
  const { id, label, href, current, toggleLabel, links, foot } = group;
  const panelId = `panel-${id}`;
  const root = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The pictures load when the pointer or focus comes near, not with the page.
  const [isWanted, setIsWanted] = useState(false);
  const isWide = foot !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      intent.close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) intent.close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, intent]);

  const onArrow = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === 0 || !panel.current) return;
    event.preventDefault();
    flushSync(() => intent.open(id));
    moveFocus(panel.current, step);
  };

  return (
    // Not a control: it only notices events of the links and the button inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      className={styles.group}
      onPointerEnter={({ pointerType }) => {
        setIsWanted(true);
        if (pointerType === 'mouse') intent.enter(id);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') intent.leave();
      }}
      onFocus={() => setIsWanted(true)}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) intent.close();
      }}
      onKeyDown={onArrow}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) intent.close();
      }}
    >
      {href && (
        <a href={href} className={barEntry.entry} aria-current={current}>
          {label}
        </a>
      )}
      <button
        ref={toggle}
        type="button"
        className={href ? `${barEntry.entry} ${styles.toggle}` : barEntry.entry}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={href ? toggleLabel : undefined}
        aria-current={href ? undefined : current}
        onClick={() => intent.press(id)}
      >
        {!href && label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div ref={panel} id={panelId} className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={styles.link} aria-current={link.current}>
                {link.picture && (
                  <span className={`${styles.art} art-lifted`}>
                    {isWanted && <Drawing picture={link.picture} />}
                  </span>
                )}
                <span>
                  <span className={styles.title}>{link.label}</span>
                  <span className={styles.hint}>{link.hint}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {foot && (
          <div className={styles.foot}>
            <TextLink href={foot.all.href}>{foot.all.label}</TextLink>
            {foot.answer && (
              <span>
                {foot.question} <a href={foot.answer.href}>{foot.answer.label}</a>
              </span>
            )}
          </div>
        )}
      </div>
    </li>
  );
});
