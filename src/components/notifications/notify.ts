import { limits } from '../../../shared/limits.ts';
import { createNotificationsStore, type Notification } from './notifications-store.ts';

/** The notifications of the page, for the component `Notifications`. */
export const notificationsStore = createNotificationsStore(limits.toast);

/**
 * Shows a notification, which survives page changes (SPEC sections 4, 8 and 9). For features; the texts are
 * in the language of the page.
 */
export function notify(notification: Notification): void {
  notificationsStore.add(notification);
}
