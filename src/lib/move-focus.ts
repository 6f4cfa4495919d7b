/**
 * Moves the focus to the next or previous link or button inside a container, round and round, for arrow keys in lists.
 * From outside the container it goes to the first (or the last).
 */
export function moveFocus(container: Element, step: 1 | -1): void {
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const isOutside = index < 0;
  const next = isOutside && step > 0 ? 0 : isOutside ? -1 : (index + step) % stops.length;
  stops.at(next)?.focus();
}

/** The step an arrow key asks for in a vertical list, or 0 when the key asks for none. */
export function arrowStep(key: string): 1 | -1 | 0 {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}
