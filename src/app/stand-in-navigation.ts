/** The state in a history entry of this site. */
interface Place {
  /** Position in the history: the difference of two is the number of steps. */
  index: number;
  /** State of the navigation; a reload keeps it. */
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

/** The link of a click, if the browser would follow it in this window and load a page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return undefined;
  return /^(_self)?$/.test(link.target) ? link : undefined;
}

const withoutHash = (href: string) => href.replace(/#.*/, '');

/** For the current entry and all that follow. */
function leaveScrollingToSite(): void {
  history.scrollRestoration = 'manual';
}

class StandInNavigation extends EventTarget {
  #place = placeIn(history.state) ?? { index: 0 };
  #url = location.href;
  #underway = new AbortController();
  /** True while going back to the page that a listener did not want to leave. */
  #isReturning = false;

  constructor() {
    super();
    history.replaceState({ ...history.state, ...this.#place }, '');
    // On the window, so that other click listeners come first.
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

  /** Fires `navigate`; returns what to do when a listener intercepts it. */
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

  /** Address and entry change before the page does. */
  #arrive(place: Place): void {
    this.#place = place;
    this.#url = location.href;
    this.dispatchEvent(new Event('currententrychange'));
  }

  /** @returns whether the navigation was refused, not intercepted, or a promise for its end */
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
      // The browser handles this itself, and restores the scroll position.
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

  /** Restores the address of the page that was not left. */
  #undo({ index }: Place): void {
    const steps = this.#place.index - index;
    if (steps === 0) return;
    this.#isReturning = true;
    history.go(steps);
  }

  /** A link to a hash has created a history entry, or reused the current one. */
  #adopt(): void {
    const isSame = location.href === this.#url;
    const place = { index: this.#place.index + (isSame ? 0 : 1) };
    history.replaceState(place, '');
    this.#arrive(place);
  }
}

Object.defineProperty(window, 'navigation', { value: new StandInNavigation(), configurable: true });
