import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

/**
 * A screen reader that lives in the page: it follows the focus and the live regions and says what a real one would, from the
 * roles, names and states of the page. It cannot know what a particular product and browser make of them.
 */
export interface ScreenReader {
  /** What it has said since the last call, in order. */
  heard(): Promise<string[]>;
  /** Presses a key on the real keyboard, and gives the last thing said of what has the focus then. */
  press(key: string): Promise<string>;
  /** Jumps from heading to heading, once through the page. */
  headings(): Promise<string[]>;
  /** Jumps from landmark to landmark, once through the page. */
  landmarks(): Promise<string[]>;
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

/** Goes from one jump to the next until the first of them comes again. */
async function walk(page: Page, jump: 'moveToNextHeading' | 'moveToNextLandmark'): Promise<string[]> {
  return page.evaluate(async (command) => {
    const reader = window.screenReader;
    if (!reader) throw new Error('The screen reader is off');
    const said: string[] = [];
    const seen = new Set<Node>();
    for (;;) {
      await reader.perform(reader.commands[command]);
      const node = reader.activeNode;
      if (!node || seen.has(node)) return said;
      seen.add(node);
      said.push(await reader.lastSpokenPhrase());
    }
  }, jump);
}

/** Turns the screen reader on, on an open page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // From the site's own origin, as its content security policy asks of scripts.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: bundle }));
  await page.evaluate(async (url) => {
    const module: { virtual: Virtual } = await import(url);
    window.screenReader = module.virtual;
    await module.virtual.start({ container: document.body });
    await module.virtual.clearSpokenPhraseLog();
  }, address);

  const heard = () =>
    page.evaluate(async () => {
      // What has just been said to the page is heard two tasks later.
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
    headings: () => walk(page, 'moveToNextHeading'),
    landmarks: () => walk(page, 'moveToNextLandmark'),
  };
}
