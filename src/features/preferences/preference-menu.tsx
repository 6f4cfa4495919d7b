import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep, moveFocus } from '#src/browser/move-focus.ts';
import styles from './preference-menu.module.css';

/**
 * A header button with a list. The list is a popover: it opens without JavaScript, closes on Escape and on an
 * outside click, and returns the focus. A choice closes it. Older browsers show the list in a row
 * (src/styles/old-browsers.css).
 * @param label accessible name of the button
 * @param isIconOnly an icon without text gets a tooltip
 * @param face content of the button
 * @param children list items with one link or button each; the current one has aria-current or aria-pressed
 */
export function PreferenceMenu({
  label,
  isIconOnly,
  face,
  className,
  children,
}: {
  label: string;
  isIconOnly?: boolean;
  face: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === 0 || !list.current) return;
    event.preventDefault();
    if (!list.current.matches(':popover-open')) list.current.showPopover();
    moveFocus(list.current, step);
  };

  return (
    // Not controls: div and list only notice events of the button and the choices inside them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={className ? `${styles.menu} ${className}` : styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover?.();
      }}
    >
      <button
        type="button"
        className={`note ${styles.trigger}`}
        popoverTarget={id}
        aria-label={label}
        data-tooltip={isIconOnly ? '' : undefined}
      >
        {face}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={`small ${styles.list}`}
        onClick={() => list.current?.hidePopover?.()}
      >
        {children}
      </ul>
    </div>
  );
}
