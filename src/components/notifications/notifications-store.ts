import { limits } from '#shared/limits.ts';

/** announcement: one at a time; status: several (SPEC section 9, docs/decisions/003-own-notifications.md). */
type NotificationChannel = 'announcement' | 'status';
export type NotificationTone = 'success' | 'error' | 'notice';

/** A message for the visitor, in the language of the page. */
export interface Notification {
  channel: NotificationChannel;
  tone: NotificationTone;
  title: string;
  description?: string | undefined;
  /** In a demonstration: what did not really happen. */
  note?: string | undefined;
  /** Replaces the earlier notifications of its channel. */
  isAnswer?: boolean;
}

export interface ShownNotification extends Notification {
  id: number;
}

/** Why the timers of all notifications are paused. */
type PauseReason = 'loading' | 'hover' | 'focus' | 'hidden';

interface Entry {
  shown: ShownNotification;
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface NotificationsStore {
  /** Shows a notification; removes the oldest of its channel when the channel is full. */
  add: (notification: Notification) => void;
  dismiss: (id: number) => void;
  /** Pauses all timers; they continue when every reason is gone. */
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** The visible ones, oldest first; the same array until something changes. */
  current: () => readonly ShownNotification[];
  /** Calls back on every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The visible notifications and their timers. Does not use the DOM; uses the global timers, so tests can fake
 * them.
 * @param now a clock in milliseconds
 */
export function createNotificationsStore(now = () => performance.now()): NotificationsStore {
  let entries: Entry[] = [];
  let snapshot: readonly ShownNotification[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();

  function publish(next: Entry[]): void {
    entries = next;
    snapshot = next.map(({ shown }) => shown);
    for (const listener of listeners) listener();
  }

  function start(entry: Entry): void {
    entry.startedAt = now();
    entry.timer = setTimeout(() => dismiss(entry.shown.id), entry.remainingMs);
  }

  function dismiss(id: number): void {
    const entry = entries.find(({ shown }) => shown.id === id);
    if (!entry) return;
    clearTimeout(entry.timer);
    publish(entries.filter((other) => other !== entry));
  }

  function add(notification: Notification): void {
    const { visible, durationMs } = limits.toast[notification.channel];
    const shown = { ...notification, id: nextId++ };
    const entry: Entry = { shown, remainingMs: durationMs, startedAt: 0, timer: undefined };
    const sameChannel = entries.filter((other) => other.shown.channel === notification.channel);
    const leaving = notification.isAnswer
      ? sameChannel
      : sameChannel.slice(0, Math.max(0, sameChannel.length + 1 - visible));
    for (const { timer } of leaving) clearTimeout(timer);
    if (pauses.size === 0) start(entry);
    publish([...entries.filter((other) => !leaving.includes(other)), entry]);
  }

  function pause(reason: PauseReason): void {
    if (pauses.size === 0) {
      for (const entry of entries) {
        clearTimeout(entry.timer);
        entry.remainingMs -= now() - entry.startedAt;
      }
    }
    pauses.add(reason);
  }

  function resume(reason: PauseReason): void {
    if (pauses.delete(reason) && pauses.size === 0) entries.forEach(start);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, dismiss, pause, resume, current: () => snapshot, subscribe };
}

export const notificationsStore = createNotificationsStore();

/**
 * Shows a notification, which survives page changes (SPEC sections 4, 8 and 9). For features; the texts are
 * in the language of the page.
 */
export function notify(notification: Notification): void {
  notificationsStore.add(notification);
}
