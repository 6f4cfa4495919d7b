import { createHash } from 'node:crypto';

/** A hash of the content of a file, for its name: browsers keep such files for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
