/**
 * Stands in for the Navigation API where the browser has none (Safari before 26.2, Firefox before 147), as far as this site
 * uses it: plain links, Back and Forward are reported as `navigate` and can be intercepted. So everything that asks for
 * `navigation` is the same code in every browser. A chunk of its own, loaded only there (src/app/entry.tsx), over the history.
 */

/** What a history entry of this site holds. */
interface Place {
  /** Counted along the history, so that a difference is a number of steps. */
  index: number;
  /** What the navigation that led there left for it; a reload finds it again. */
  state?: unknown;
}

interface Trip {
  to: URL;
  navigationType: NavigationType;
  info?: unknown;
}

function placeIn(held: unknown): Place | undefined {
  if (typeof held !== 'object' || held === null || !('index' in held)) return undefined;
  if (typeof held.index !== 'number') return undefined;
  return { index: held.index, state: 'state' in held ? held.state : undefined };
}

/** The link of a click that the browser would follow in this window, loading a page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return undefined;
  return /^(_self)?$/.test(link.target) ? link : undefined;
}

const withoutHash = (href: string) => href.replace(/#.*/, '');

/** For the entry that is open, and those that follow it. */
function leaveScrollingToSite(): void {
  history.scrollRestoration = 'manual';
}

class StandInNavigation extends EventTarget {
  #place = placeIn(history.state) ?? { index: 0 };
  #url = location.href;
  #underway = new AbortController();
  /** On the way back to the page that a listener would not leave. */
  #isReturning = false;

  constructor() {
    super();
    history.replaceState({ ...history.state, ...this.#place }, '');
    // On the window, so that whoever else hears the click is asked first.
    addEventListener('click', (event) => this.#onClick(event));
    addEventListener('popstate', () => this.#onPopState());
  }

  get currentEntry() {
    const { index, state } = this.#place;
    return { key: String(index), url: this.#url, getState: () => state };
  }

  updateCurrentEntry({ state }: { state: unknown }): void {
    this.#place = { ...this.#place, state };
    history.replaceState({ ...history.state, state }, '');
  }

  navigate(href: string, options: NavigationNavigateOptions = {}) {
    const to = new URL(href, location.href);
    const isReplacing = options.history === 'replace' || to.href === location.href;
    const navigationType = isReplacing ? 'replace' : 'push';
    const trip = this.#begin({ to, navigationType, info: options.info }, options.state);
    if (trip === 'not taken') location[isReplacing ? 'replace' : 'assign'](to);
    const finished = Promise.resolve(trip);
    return { committed: finished, finished };
  }

  traverseTo(key: string) {
    const finished = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(Number(key) - this.#place.index);
    return { finished };
  }

  /** Tells the listeners of a trip; gives what is to be done when one of them takes it over. */
  #offer({ to, navigationType, info }: Trip) {
    const controller = new AbortController();
    let handler: NavigationInterceptHandler | undefined;
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: to.origin === location.origin,
      destination: { url: to.href, sameDocument: navigationType === 'traverse' },
      downloadRequest: null,
      formData: null,
      hashChange: false,
      info,
      intercept(options: NavigationInterceptOptions) {
        handler = options.handler;
      },
      navigationType,
      signal: controller.signal,
    });
    this.dispatchEvent(event);
    if (event.defaultPrevented) return 'refused';
    this.#underway.abort();
    this.#underway = controller;
    return handler ?? 'not taken';
  }

  /** The address and the place change before the page does. */
  #arrive(place: Place): void {
    this.#place = place;
    this.#url = location.href;
    this.dispatchEvent(new Event('currententrychange'));
  }

  /** @returns what the trip became: refused, not taken, or on its way until the promise resolves */
  #begin(trip: Trip, state?: unknown) {
    const taken = this.#offer(trip);
    if (typeof taken === 'string') return taken;
    const isReplacing = trip.navigationType === 'replace';
    const place = { index: this.#place.index + (isReplacing ? 0 : 1), state };
    try {
      leaveScrollingToSite();
      history[isReplacing ? 'replaceState' : 'pushState'](place, '', trip.to);
    } catch {
      // Safari refuses more than 100 changes in 30 seconds.
      return 'not taken';
    }
    this.#arrive(place);
    return taken();
  }

  #onClick(event: MouseEvent): void {
    const link = followedLink(event);
    if (!link) return;
    if (link.href.includes('#') && withoutHash(link.href) === withoutHash(location.href)) {
      // The browser's own affair, and so is Back to where the page was.
      history.scrollRestoration = 'auto';
      return;
    }
    const navigationType = link.href === location.href ? 'replace' : 'push';
    if (this.#begin({ to: new URL(link.href), navigationType }) !== 'not taken') event.preventDefault();
  }

  #onPopState(): void {
    if (this.#isReturning) {
      this.#isReturning = false;
      return;
    }
    const place = placeIn(history.state);
    if (!place) return this.#adopt();
    const taken = this.#offer({ to: new URL(location.href), navigationType: 'traverse' });
    if (taken === 'refused') return this.#undo(place);
    this.#arrive(place);
    if (typeof taken === 'string') return;
    leaveScrollingToSite();
    void taken();
  }

  /** The address is already that of the page that was not to be left for. */
  #undo({ index }: Place): void {
    const steps = this.#place.index - index;
    if (steps === 0) return;
    this.#isReturning = true;
    history.go(steps);
  }

  /** A link to a place on the page has made an entry, or the one that is open anew. */
  #adopt(): void {
    const isSame = location.href === this.#url;
    const place = { index: this.#place.index + (isSame ? 0 : 1) };
    history.replaceState(place, '');
    this.#arrive(place);
  }
}

Object.defineProperty(window, 'navigation', { value: new StandInNavigation(), configurable: true });
