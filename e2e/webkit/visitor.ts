import * as v from 'valibot';
import type { Driver } from './driver.ts';

/** A WebKit window and a visitor's actions in it. Elements are given by CSS selectors. */
export interface Visitor {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. Its arguments and result are sent as JSON; it has no other variables. */
  run: <Result, Given extends readonly unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Clicks the element; with a text, the one that contains it. */
  click: (selector: string, text?: string) => Promise<void>;
  /** Types at the end of a field; for a file field, the path of the file. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key. */
  press: (key: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** The visible part as PNG. */
  screenshot: () => Promise<Buffer>;
  leave: () => Promise<void>;
}

const session = v.object({ sessionId: v.string() });
/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = v.object({ [elementKey]: v.string() });
const size = v.tuple([v.number(), v.number()]);

/** Waits for fonts and finite animations. Runs in the page. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

export type Theme = 'light' | 'dark';

/**
 * Opens a window with empty storage.
 * @param theme of the system
 */
export async function arrive({ ask }: Driver, theme: Theme): Promise<Visitor> {
  const capabilities = {
    alwaysMatch: {
      // The test has to answer each dialog.
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': {
        args: [
          '--automation',
          '--enable-write-console-messages-to-stdout=true',
          ...(theme === 'dark' ? ['--dark-mode'] : []),
        ],
      },
    },
  };
  const { sessionId } = v.parse(session, await ask('POST', '/session', { capabilities }));
  const at = `/session/${sessionId}`;
  const post = (path: string, body?: object) => ask('POST', at + path, body);
  const run: Visitor['run'] = async (script, ...given) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes back is what the function gives, as JSON
    (await post('/execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args: given,
    })) as never;
  const find = async (selector: string, text?: string) => {
    const found = v.parse(
      v.nullable(element),
      await post('/execute/sync', {
        script: `return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility() &&
          (arguments[1] === null || one.textContent.trim() === arguments[1])) ?? null`,
        args: [selector, text ?? null],
      }),
    );
    if (!found)
      throw new Error(`There is no ${selector}${text === undefined ? '' : ` with ${text}`} to be seen`);
    return found[elementKey];
  };
  const press = async (key: string) => {
    const value = keyCodes[key] ?? key;
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: async (url) => void (await post('/url', { url })),
    resize: async (width, height) => {
      await post('/window/rect', { width, height });
      // The toolbar takes a part of the window's height.
      const [, inner] = v.parse(size, await run(() => [innerWidth, innerHeight]));
      await post('/window/rect', { width, height: 2 * height - inner });
    },
    run,
    click: async (selector, text) => {
      const found = await find(selector, text);
      await run(atRest);
      await post(`/element/${found}/click`);
    },
    type: async (selector, text) => {
      const found = v.parse(element, await post('/element', { using: 'css selector', value: selector }));
      await post(`/element/${found[elementKey]}/value`, { text });
    },
    press,
    back: async () => void (await post('/back')),
    forward: async () => void (await post('/forward')),
    reload: async () => void (await post('/refresh')),
    screenshot: async () => Buffer.from(v.parse(v.string(), await ask('GET', `${at}/screenshot`)), 'base64'),
    leave: async () => void (await ask('DELETE', at)),
  };
}
