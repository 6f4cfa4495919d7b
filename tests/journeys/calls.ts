import type { Page } from '@playwright/test';

/** Scripts, styles, drawings and fonts of the built site, which may load at any time. */
const parts = /^\/(?:art|assets|fonts)\//;

/** Collects all requests except for files of the site: pages, queries, bodies, other hosts. */
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
