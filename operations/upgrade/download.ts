import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const maxBytes = 300e6;
const longestMs = 300_000;

/** Nobody can change on its way what comes by https, or from this machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The address of a release; undefined for what is a path or a tag. @throws Error for one that is not safe */
export function addressOf(from: string): URL | undefined {
  const address = /^https?:\/\//i.test(from) && URL.canParse(from) ? new URL(from) : undefined;
  if (address && !isSafe(address))
    throw new Error(`${from}: what comes by http can be changed on its way; use https`);
  return address;
}

/** What went wrong, in words; `fetch` hides the reason in a cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it takes too long';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

async function read(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes / 1e6} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches a release.
 * @param file where it is to lie
 * @param timeoutMs after how many milliseconds it is given up
 * @throws Error that says why it cannot be had
 */
export async function download(address: URL, file: string, timeoutMs = longestMs): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the server answers with ${response.status}`);
    writeFileSync(file, await read(response));
  } catch (error) {
    throw new Error(`${address.href} cannot be fetched: ${reasonOf(error)}`, { cause: error });
  }
}

/** The SHA-256 of a file, as `npm run release` prints it. */
export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
