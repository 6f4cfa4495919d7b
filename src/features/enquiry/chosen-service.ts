import { navigateTo } from '../../lib/navigate.ts';

/**
 * "Request Consultation" on a service page leads to the contact form with that service chosen. The choice travels in the
 * history entry of the contact page, so the address stays /contact (R122), nothing is stored, and Back, Forward and a
 * reload find it again.
 */

/** True when the browser would follow the click in this window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Lets every link with `data-service` take its service along; called once, for all pages. */
export function carryChosenService(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-service]') : null;
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    if (navigateTo(link.href, { state: { service: link.dataset.service } })) event.preventDefault();
  });
}

/** The service that the link to this page carried, if any; the page it led to asks when it has arrived, and knows whether there is one. */
export function chosenService(): string | undefined {
  if (!('navigation' in window)) return undefined;
  const state: unknown = navigation.currentEntry?.getState();
  if (typeof state !== 'object' || state === null || !('service' in state)) return undefined;
  // Said again on arrival: Firefox forgets with a reload what an intercepted navigation carried.
  navigation.updateCurrentEntry({ state });
  return typeof state.service === 'string' ? state.service : undefined;
}
