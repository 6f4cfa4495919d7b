import type { Page } from '@playwright/test';

/** Scripts, styles, drawings and fonts of the built site, which come when they are needed. */
const parts = /^\/(?:art|assets|fonts)\//;

/**
 * Collects, from now on, what the page asks of any server but a part of the site: an address with a query, a request that
 * carries something, a page, another host. A part that is on its way needs no waiting for.
 */
export function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isPart = url.origin === origin && url.search === '' && parts.test(url.pathname);
    if (request.method() !== 'GET' || !isPart) calls.push(`${request.method()} ${url}`);
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  return calls;
}
