import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { limits } from '#shared/limits.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import { Icon, type IconName } from '#src/components/icon.tsx';
import type { NotificationTone, ShownNotification } from './notifications-store.ts';
import styles from './notifications.module.css';

export interface NotificationCardProps {
  notification: ShownNotification;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

const icons: Record<NotificationTone, IconName> = {
  success: 'check',
  error: 'circle-alert',
  notice: 'file-text',
};

/** How far a pointer moved towards the end of the line, in pixels. */
const towardsEnd = (fromX: number, toX: number) => (document.dir === 'rtl' ? fromX - toX : toX - fromX);

/**
 * A notification: icon, title, description, close button. A swipe to the right (in right-to-left languages
 * to the left) closes it (SPEC section 9).
 */
export function NotificationCard({ notification, dismissLabel, onDismiss }: NotificationCardProps) {
  const { id, channel, tone, title, description, note } = notification;
  const startX = useRef<number | null>(null);
  const [swipePx, setSwipePx] = useState(0);
  // React sets it by script, which the policy allows; a prerendered page shows no notification.
  const style: CSSProperties & Record<'--swipe', string> = { '--swipe': `${swipePx}px` };

  const onPointerDown = (event: PointerEvent<HTMLLIElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    startX.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLLIElement>) => {
    if (startX.current === null) return;
    setSwipePx(Math.max(0, towardsEnd(startX.current, event.clientX)));
  };

  const onPointerEnd = (event: PointerEvent<HTMLLIElement>) => {
    if (startX.current === null) return;
    const distancePx = towardsEnd(startX.current, event.clientX);
    startX.current = null;
    if (event.type === 'pointerup' && distancePx >= limits.toast[channel].swipePx) onDismiss(id);
    else setSwipePx(0);
  };

  return (
    <li
      className={`${styles.card} ${styles[tone]}`}
      style={style}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <strong className={styles.title}>{title}</strong>
      {description && <p className={`small quiet ${styles.description}`}>{description}</p>}
      {note && (
        <p className={`small quiet ${styles.description}`}>
          <DemonstrationNote text={note} />
        </p>
      )}
      <IconButton icon="x" label={dismissLabel} className={styles.close} onClick={() => onDismiss(id)} />
    </li>
  );
}
