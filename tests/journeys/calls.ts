import type { Page } from '@playwright/test';

/**
 * Collects all requests except those that fetch a page or a file of the site, which may happen at any time: queries,
 * bodies and other hosts remain.
 */
export function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOfSite = url.origin === origin && url.search === '' && request.resourceType() !== 'document';
    if (request.method() !== 'GET' || !isOfSite) calls.push(`${request.method()} ${url}`);
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  return calls;
}
