/**
 * Moves the focus to the next or previous link or button in a container, in a circle, for arrow keys. From
 * outside it goes to the first (or the last).
 */
export function moveFocus(container: Element, step: 1 | -1): void {
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const isOutside = index < 0;
  const next = isOutside && step > 0 ? 0 : isOutside ? -1 : (index + step) % stops.length;
  stops.at(next)?.focus();
}

/** The step of an arrow key in a vertical list; 0 for other keys. */
export function arrowStep(key: string): 1 | -1 | 0 {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}
