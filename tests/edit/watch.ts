import type { Page } from '@playwright/test';

/** The one thing that the editor asks elsewhere, whether its host of Git is well: the policy refuses it. */
const isRefused = (text: string) =>
  /https:\/\/(www\.githubstatus|status-api\.hostedstatus)\.com\//.test(text);

/**
 * What must not happen while somebody works in the editor: a request to another host, a message of the console.
 * @param origins that the editor may ask
 * @returns what did happen, until now
 */
export function watch(page: Page, ...origins: readonly string[]): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin) && !isRefused(request.url()))
      seen.push(request.url());
  });
  page.on('console', (message) => {
    if (isRefused(message.text())) return;
    // That people need a token is meant.
    if (message.text().startsWith('OAuth application ID')) return;
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}
