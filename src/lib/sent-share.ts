const listeners = new Set<() => void>();
let share: number | null = null;

/** How much of an upload has been sent, 0 to 1; null while there is none. The adapter reports it, the form shows it. */
export const sentShare = {
  report(next: number | null): void {
    share = next;
    for (const listener of listeners) listener();
  },
  current: (): number | null => share,
  /** Tells of every change until the returned function is called. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
