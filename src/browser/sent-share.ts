const listeners = new Set<() => void>();
let share: number | null = null;

/** Sets the sent share of an upload, 0 to 1; null when there is no upload. */
export function reportSentShare(next: number | null): void {
  share = next;
  for (const listener of listeners) listener();
}

/** The sent share of an upload, 0 to 1; null when there is no upload. */
export function sentShare(): number | null {
  return share;
}

/** Calls back on every change until the returned function is called. */
export function subscribeSentShare(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
