import { navigateTo } from '#src/browser/follow-in-place.ts';

/** True when the browser would follow the click in this window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * "Request Consultation" on a service page opens the contact form with that service selected: links with
 * `data-service` put it into the history entry. So the address stays /contact (R122), and Back, Forward and a
 * reload restore the choice. Called once, for all pages.
 */
export function carryChosenService(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-service]') : null;
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    if (navigateTo(link.href, { state: { service: link.dataset.service } })) event.preventDefault();
  });
}

/** The service that the link to this page passed on, if any. Call it when the page has arrived. */
export function chosenService(): string | undefined {
  if (!('navigation' in window)) return undefined;
  const state: unknown = navigation.currentEntry?.getState();
  if (typeof state !== 'object' || state === null || !('service' in state)) return undefined;
  // Set again: after a reload Firefox loses the state of an intercepted navigation.
  navigation.updateCurrentEntry({ state });
  return typeof state.service === 'string' ? state.service : undefined;
}
