/**
 * Local storage that never throws: reading and writing fail in private windows, under blocked cookies and when full,
 * and the page has to go on without it. The only module that touches localStorage.
 */

/** The stored text, or null when there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text; gives false when storage refuses. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the text; gives false when storage refuses. */
export function removeStored(key: string): boolean {
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
