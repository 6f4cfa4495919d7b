import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep, moveFocus } from '../../lib/move-focus.ts';
import styles from './preference-menu.module.css';

/**
 * A button of the bar and the list it opens. A popover: the browser opens it without JavaScript, closes it on Escape and on
 * a press elsewhere, and gives the focus back. Choosing something closes it. Older browsers show the list in a row
 * (src/styles/plain-page.css).
 * @param label accessible name of the button
 * @param isIconOnly an icon alone gets a tooltip
 * @param face what the button shows
 * @param children list items with a link or a button each; the current one carries aria-current or aria-pressed
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
    // Not controls: div and list only notice what happens in the button and the choices inside them.
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
        className={styles.trigger}
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
        className={styles.list}
        onClick={() => list.current?.hidePopover?.()}
      >
        {children}
      </ul>
    </div>
  );
}
