import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { fetchModule } from '#src/browser/fetch-module.ts';
import { isLetter } from '#src/browser/keys.ts';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import type { NotificationCardProps } from './notification-card.tsx';
import { type ShownNotification, notificationsStore as store } from './notifications-store.ts';
// With those of the card, which loads later: they are in the page from the start.
import styles from './notifications.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

type Card = ComponentType<NotificationCardProps>;
const none: readonly ShownNotification[] = [];

/**
 * The landmark for notifications (SPEC section 9). It always exists, so that Alt+T finds it and screen
 * readers announce what is added. The card loads with the first notification; if that fails, only the text is
 * shown, and a later notification tries again.
 */
export function Notifications({ words }: { words: Picked<'notifications'> }) {
  const [card, setCard] = useState<{ Card: Card | null } | null>(null);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const shown = useSyncExternalStore(store.subscribe, store.current, () => none);
  const isEmpty = shown.length === 0;

  useEffect(() => {
    if (isEmpty || card) return;
    let isCurrent = true;
    store.pause('loading');
    const use = (Card: Card | null) => {
      if (!isCurrent) return;
      setCard({ Card });
      store.resume('loading');
    };
    fetchModule(() => import('./notification-card.tsx')).then(
      ({ NotificationCard }) => use(NotificationCard),
      () => use(null),
    );
    return () => {
      isCurrent = false;
      store.resume('loading');
    };
  }, [isEmpty, card]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Without Control, which AltGr also sets.
      if (!event.altKey || !isLetter(event, 't') || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) focusBefore.current = document.activeElement;
      region.current?.focus();
    };
    const onVisibility = () => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    return () => {
      // Removing an element under the pointer or with the focus fires no leave event.
      store.resume('hover');
      store.resume('focus');
      setCard((last) => (last?.Card ? last : null));
    };
  }, [isEmpty]);

  const dismiss = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    const isLast = shown.length === 1;
    store.dismiss(id);
    if (!hadFocus) return;
    if (!isLast) region.current?.focus();
    else if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
  };

  return (
    // Not a control: pointer and focus only pause the timers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={styles.region}
      aria-label={words.label}
      aria-live="polite"
      aria-relevant="additions"
      tabIndex={-1}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={() => store.pause('focus')}
      onBlur={() => store.resume('focus')}
    >
      {card && !isEmpty && (
        <ol className={styles.list}>
          {shown.map((notification) =>
            card.Card ? (
              <card.Card
                key={notification.id}
                notification={notification}
                dismissLabel={words.dismiss}
                onDismiss={dismiss}
              />
            ) : (
              <li key={notification.id} className={styles.plain}>
                <span>{notification.title}</span> <span>{notification.description}</span>{' '}
                <DemonstrationNote text={notification.note} />
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  );
}
