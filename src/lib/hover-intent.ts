/** When a pointer that rests, leaves or comes back opens and closes something; all in milliseconds. */
export interface HoverDelays {
  /** Rest this long on a thing before it opens. */
  openMs: number;
  /** After leaving an open thing, another opens without the delay for this long. */
  skipMs: number;
  /** Stay away this long before the open thing closes. */
  closeMs: number;
}

/** The moves of a visitor, as `createHoverIntent` understands them. */
export interface HoverIntent<Id> {
  /** The mouse came onto a thing or what belongs to it. */
  enter: (id: Id) => void;
  /** The mouse left it. */
  leave: () => void;
  /** A click, tap, Enter or Space: opens at once; closes only what was opened by a press, never what hovering opened. */
  press: (id: Id) => void;
  /** Opens at once and stays open, for arrow keys. */
  open: (id: Id) => void;
  /** Closes at once; the next hover waits the full delay. */
  close: () => void;
  /** Clears the timer; call it when the owner goes away. */
  dispose: () => void;
}

/**
 * Decides which of several things is open: one or none (SPEC sections 4 and 9: panels 200/300/150 ms, tooltips 700/300 ms).
 * Knows no DOM; uses the global timers, so tests run it with fake ones.
 * @param onChange told which thing is open now, or null
 * @param now a clock in milliseconds
 */
export function createHoverIntent<Id>(
  delays: HoverDelays,
  onChange: (open: Id | null) => void,
  now: () => number = () => performance.now(),
): HoverIntent<Id> {
  let current: Id | null = null;
  let isPressed = false;
  let leftAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(id: Id | null, byPress = false): void {
    clearTimeout(timer);
    isPressed = byPress;
    if (id === current) return;
    current = id;
    onChange(id);
  }

  return {
    enter(id) {
      clearTimeout(timer);
      if (id === current) return;
      const isWarm = current !== null || now() - leftAt <= delays.skipMs;
      if (isWarm) show(id);
      else timer = setTimeout(() => show(id), delays.openMs);
    },
    leave() {
      clearTimeout(timer);
      if (current === null) return;
      leftAt = now();
      timer = setTimeout(() => show(null), delays.closeMs);
    },
    press(id) {
      if (id !== current) show(id, true);
      else if (isPressed) show(null);
    },
    open(id) {
      show(id, true);
    },
    close() {
      leftAt = -Infinity;
      show(null);
    },
    dispose() {
      clearTimeout(timer);
    },
  };
}
