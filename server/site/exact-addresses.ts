import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists in a built site of HTML files that are not pages, which a host reads and does not serve. */
export const ownFileLists = {
  nginx: '_files.nginx',
  /** For this server, in JSON; with another ending it is not compressed. */
  server: '_files.server',
} as const;

/** The addresses of the HTML files of a built site that keep their ending. @param folder of the built site */
export function readExactAddresses(folder: string): ReadonlySet<string> {
  const file = join(folder, ownFileLists.server);
  // Written by the build.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}
