import { arrivalMs } from '#shared/transfer-limits.ts';

/**
 * What only the visitor can mend: a file that changed after it was chosen, a line too slow for it, a file too large
 * for a server on the way, no connection, or a request that an extension blocks.
 */
export type Cause = 'changed' | 'slow' | 'large' | 'offline' | 'blocked';

/** A request that stored nothing and gave no reason of our API. */
export interface LostRequest {
  /** The address that was posted to. */
  url: string;
  files: readonly Blob[];
  /** The status of the response, or why there is none. */
  end: number | 'timeout' | 'error';
  /** How many bytes left before the end, and how long that took; omitted when nobody knows. */
  sent?: { bytes: number; ms: number };
}

/** What the browser knows of the line; tests replace it. */
export interface Line {
  isOnline: () => boolean;
  /** True when an address responds, whatever it says. */
  responds: (url: string) => Promise<boolean>;
}

/** How long to wait for a sign that an address can be reached. */
const probeMs = 5000;

const browserLine: Line = {
  isOnline: () => navigator.onLine,
  responds: (url) =>
    fetch(url, {
      method: 'HEAD',
      // Another origin need not allow us to read its response.
      mode: url.startsWith('/') ? 'same-origin' : 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeMs),
    }).then(
      () => true,
      () => false,
    ),
};

/** Browsers keep a reference to a chosen file, and refuse to read it once it differs on disk. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** True for files that the server or the browser gave up on the way, also when the server's 408 got lost. */
function isTooSlow({ files, end, sent }: LostRequest): boolean {
  if (files.length === 0) return false;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  // Once all is sent, the server is what takes so long.
  if (sent && sent.bytes >= bytes) return false;
  const isLate = sent !== undefined && sent.ms > arrivalMs('upload', sent.bytes);
  return end === 'timeout' || end === 408 || (end === 'error' && isLate);
}

/** Finds out why a request failed; null when trying again is the best advice. */
export async function findCause(lost: LostRequest, line = browserLine): Promise<Cause | null> {
  const { url, files, end } = lost;
  const readable = await Promise.all(files.map(isReadable));
  if (readable.includes(false)) return 'changed';
  if (end === 413 && files.length > 0) return 'large';
  if (typeof end !== 'number' && !line.isOnline()) return 'offline';
  if (isTooSlow(lost)) return 'slow';
  if (end !== 'error') return null;
  const [isPageThere, isFormThere] = await Promise.all([
    line.responds(location.pathname),
    line.responds(url),
  ]);
  if (!isPageThere) return 'offline';
  return isFormThere ? null : 'blocked';
}
