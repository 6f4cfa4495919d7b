import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

/**
 * A screen reader in the page: it follows focus and live regions and speaks roles, names and states. It
 * cannot show the differences between real products and browsers.
 */
export interface ScreenReader {
  /** What was spoken since the last call, in order. */
  heard(): Promise<string[]>;
  /** Presses a real key, and returns the last announcement of the focused element. */
  press(key: string): Promise<string>;
}

type Virtual = typeof virtual;

declare global {
  interface Window {
    screenReader?: Virtual;
  }
}

const address = '/virtual-screen-reader.js';
const bundle = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Starts the screen reader on an open page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // From the site's own origin, because of the content security policy.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: bundle }));
  await page.evaluate(async (url) => {
    const module: { virtual: Virtual } = await import(url);
    window.screenReader = module.virtual;
    await module.virtual.start({ container: document.body });
    await module.virtual.clearSpokenPhraseLog();
  }, address);

  const heard = () =>
    page.evaluate(async () => {
      // An announcement takes two tasks.
      await new Promise((resolve) => setTimeout(resolve));
      const said = [...((await window.screenReader?.spokenPhraseLog()) ?? [])];
      await window.screenReader?.clearSpokenPhraseLog();
      return said;
    });
  return {
    heard,
    press: async (key) => {
      await page.keyboard.press(key);
      const said = await heard();
      return said.findLast((phrase) => !/^(polite|assertive): /.test(phrase)) ?? '';
    },
  };
}
