import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listenOnFreePort } from '#server/test-support/free-port.ts';

const icons = ['/icons/icon-192.png', '/favicon.svg', '/apple-touch-icon.png'];

test('another site shows the pictures of this one, also when they are unchanged, and none of its texts', async ({
  page,
  baseURL,
  request,
}) => {
  const origin = baseURL ?? '';
  const home = await (await request.get('/')).text();
  const photo = /\/art\/photos\/[^"\s,]+/.exec(home)?.[0] ?? '/favicon.ico';
  const [preview = ''] = /\/previews\/[^"]+\.png/.exec(home) ?? [];
  const shown = [...icons, preview, photo];
  const images = shown.map((path) => `<img alt="" src="${origin}${path}">`).join('');
  const reader = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(images),
  );
  const address = `http://127.0.0.1:${await listenOnFreePort(reader, '127.0.0.1')}/`;
  expect(new URL(address).hostname, 'another site').not.toBe(new URL(origin).hostname);
  const widths = () =>
    page
      .locator('img')
      .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
  // The second time, the browser asks whether its copies are current.
  for (const visit of ['first', 'second']) {
    await page.goto(address, { waitUntil: 'load' });
    expect(await widths(), visit).toEqual(shown.map(() => true));
  }
  const isTextRefused = await page.evaluate(
    (url) => fetch(url, { mode: 'no-cors' }).then(() => 'shown', String),
    `${origin}/robots.txt`,
  );
  expect(isTextRefused).toContain('TypeError');
  reader.close();
});
