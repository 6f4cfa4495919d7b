const listeners = new Set<() => void>();
let share: number | null = null;

/** Says how much of an upload has been sent, 0 to 1, or null when there is none. */
export function reportSentShare(next: number | null): void {
  share = next;
  for (const listener of listeners) listener();
}

/** How much of an upload has been sent, 0 to 1; null while there is none. */
export function sentShare(): number | null {
  return share;
}

/** Tells of every change until the returned function is called. */
export function subscribeSentShare(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
