/** Delays for opening and closing on hover, in milliseconds. */
export interface HoverDelays {
  openMs: number;
  /** For this time after leaving an open element, another one opens without delay. */
  skipMs: number;
  /** Time outside before the open element closes. */
  closeMs: number;
}

/** The visitor's actions. */
export interface HoverIntent<Id> {
  /** The mouse entered an element or its panel. */
  enter: (id: Id) => void;
  /** The mouse left it. */
  leave: () => void;
  /** A click, tap, Enter or Space: opens at once; closes what a press has opened, not what hovering has. */
  press: (id: Id) => void;
  /** Opens at once and stays open, for arrow keys. */
  open: (id: Id) => void;
  /** Closes at once; the next hover has the full delay. */
  close: () => void;
  /** Clears the timer; call it on unmount. */
  dispose: () => void;
}

/**
 * Decides which of several elements is open: one or none (SPEC sections 4 and 9: panels 200/300/150 ms,
 * tooltips 700/300 ms). Does not use the DOM; uses the global timers, so tests can fake them.
 * @param onChange gets the open element, or null
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
