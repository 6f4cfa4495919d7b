import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder, type RedirectRule } from '#shared/redirect-rules.ts';

/** Files of a built site that a host reads and does not serve (build/redirect-files.ts). */
export const redirectFiles = {
  /** For Netlify and Cloudflare Pages. */
  rules: '_redirects',
  nginx: '_redirects.nginx',
  nginxQueries: '_redirects-queries.nginx',
  /** For this server, in JSON; with another ending it is not compressed. */
  server: '_redirects.server',
} as const;

/** Where the old addresses of a built site lead, in order. @param folder of the built site */
export function readRedirects(folder: string): readonly RedirectRule[] {
  const file = join(folder, redirectFiles.server);
  // Written by the build.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return existsSync(file) ? inOrder(JSON.parse(readFileSync(file, 'utf8')) as RedirectRule[]) : [];
}
