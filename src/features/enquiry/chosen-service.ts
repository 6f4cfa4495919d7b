import { isServiceInterest, type ServiceInterest } from '../../../shared/contracts/enquiry.ts';
import { navigateTo } from '../../lib/navigate.ts';

/**
 * "Request Consultation" on a service page leads to the contact form with that service chosen. The choice travels in the
 * history entry of the contact page, so the address stays /contact (R122), nothing is stored, and Back, Forward and a
 * reload find it again. Without the Navigation API the link is a plain link.
 */

/** True when the browser would follow the click in this window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Lets every link with `data-service` take its service along; called once, for all pages. */
export function carryChosenService(): void {
  if (!('navigation' in window)) return;
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-service]') : null;
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigateTo(link.href, { state: { service: link.dataset.service } });
  });
}

/** The service that the link to this page carried, if any. */
export function chosenService(): ServiceInterest | undefined {
  if (!('navigation' in window)) return undefined;
  const state: unknown = navigation.currentEntry?.getState();
  if (typeof state !== 'object' || state === null || !('service' in state)) return undefined;
  return isServiceInterest(state.service) ? state.service : undefined;
}
