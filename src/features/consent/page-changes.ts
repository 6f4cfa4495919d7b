const listeners = new Set<() => void>();

/** Calls back after each page change within the document, when address and title are the new ones. */
export function onPageChange(listener: () => void): void {
  listeners.add(listener);
}

/** Reports a page change to the scripts that need consent, which do not notice it. */
export const reportPageChange = (): void => listeners.forEach((listener) => listener());
