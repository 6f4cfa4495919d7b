import { firefox, type Page } from '@playwright/test';
import * as v from 'valibot';

/**
 * Media features in Firefox. Playwright sets them by one command, which Firefox does not know and refuses
 * before any page is open. This answers the command instead, and sets the features by preferences, which
 * apply to a worker's whole browser.
 */

interface Message {
  id?: number | undefined;
  type?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Transport {
  send: (message: Message) => void;
  onmessage?: (message: Message) => void;
  onclose?: (reason?: string) => void;
}

/** The part of Playwright that connects to an unpatched Firefox. */
interface Connector {
  connectToTransport: (transport: Transport, options: unknown) => Promise<unknown>;
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const unknownCommand = 'emulation.setMediaFeaturesOverride';
const asksForScheme = v.object({
  features: v.object({ 'prefers-color-scheme': v.nullish(v.picklist(['light', 'dark'])) }),
});
const nameless = v.looseObject({ navigation: v.null(), url: v.string() });
const windows = v.object({ contexts: v.array(v.object({ context: v.string() })) });
/** Far from the ids of Playwright's own messages. */
const firstOwnId = 1_000_000_000;

let runInBrowser: (script: string) => Promise<void> = async () => {
  throw new Error('Firefox is not there yet');
};

/** A script with the browser's own rights that sets media features. */
function scriptFor({ colorScheme, reducedMotion, forcedColors, media }: Media): string {
  const lines: string[] = [];
  const prefer = (name: string, value: number) =>
    lines.push(`Services.prefs.setIntPref(${JSON.stringify(name)}, ${value});`);
  if (colorScheme !== undefined)
    prefer('layout.css.prefers-color-scheme.content-override', colorScheme === 'dark' ? 0 : 1);
  if (reducedMotion !== undefined) prefer('ui.prefersReducedMotion', reducedMotion === 'reduce' ? 1 : 0);
  if (forcedColors !== undefined)
    prefer('browser.display.document_color_use', forcedColors === 'active' ? 2 : 0);
  if (media !== undefined)
    lines.push(
      "for (const one of Services.wm.getEnumerator('navigator:browser'))",
      `for (const tab of one.gBrowser.tabs) tab.linkedBrowser.browsingContext.mediumOverride = '${media ?? ''}';`,
    );
  return lines.join('\n');
}

/** Playwright identifies a download by its navigation. A blob's has none; its unique address is used. */
function withDownloadNamed(message: Message): Message {
  const { output, success } = v.safeParse(nameless, message.params);
  const isDownload = success && message.method?.startsWith('browsingContext.download');
  return isDownload ? { ...message, params: { ...output, navigation: output.url } } : message;
}

/** Intercepts the messages between Playwright and Firefox. */
function standBetween(transport: Transport): Transport {
  const waiting = new Map<number, (answer: Message) => void>();
  let lastId = firstOwnId;
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const id = (lastId += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    transport.send({ id, method, params });
    const { result, error, message } = await answer;
    if (error) throw new Error(`Firefox does not ${method}: ${error}, ${message}`);
    return result;
  };
  runInBrowser = async (script) => {
    const { contexts } = v.parse(windows, await ask('browsingContext.getTree', { 'moz:scope': 'chrome' }));
    const target = { context: contexts[0]?.context };
    const given = v.parse(
      v.looseObject({ type: v.string() }),
      await ask('script.evaluate', { expression: script, target, awaitPromise: true }),
    );
    if (given.type !== 'success') throw new Error(`Firefox does not run ${script}: ${JSON.stringify(given)}`);
  };
  const between: Transport = Object.create(transport);
  between.send = (message) => {
    if (message.method !== unknownCommand) return transport.send(message);
    const { features } = v.parse(asksForScheme, message.params);
    void runInBrowser(scriptFor({ colorScheme: features['prefers-color-scheme'] ?? null })).then(
      () => between.onmessage?.({ id: message.id, type: 'success', result: {} }),
      (error: unknown) =>
        between.onmessage?.({ id: message.id, type: 'error', error: 'media', message: String(error) }),
    );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is not an EventTarget
  transport.onmessage = (received) => {
    const message = withDownloadNamed(received);
    const resolve = message.id === undefined ? undefined : waiting.get(message.id);
    if (!resolve) return between.onmessage?.(message);
    waiting.delete(message.id ?? 0);
    resolve(message);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is not an EventTarget
  transport.onclose = (reason) => between.onclose?.(reason);
  return between;
}

/**
 * Changes Playwright before it starts Firefox.
 * @throws TypeError when a new version of Playwright is different; then check whether this is still needed
 */
export function teachMedia(): void {
  // Playwright's internals have no types.
  const connection = Reflect.get(firefox, '_connection');
  const connector: Connector = Reflect.get(connection.toImpl(firefox), '_bidiFirefox');
  const connect = connector.connectToTransport.bind(connector);
  connector.connectToTransport = (transport, options) => connect(standBetween(transport), options);
}

/**
 * Runs in every page. Playwright's `fill` bypasses the browser's editing; React, which watches the property
 * `value`, ignores such changes.
 */
function insertTextAsTyped(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits as the keyboard does
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insert,
    set() {
      // Playwright's own comes later and must not replace it.
    },
  });
}

/** Prepares a new page: sets `emulateMedia` to normal motion and colours, and lets `fill` type. */
export async function readyForFirefox(page: Page): Promise<void> {
  const emulate = (media: Media) => runInBrowser(scriptFor(media));
  await emulate({ reducedMotion: 'no-preference', forcedColors: 'none' });
  page.emulateMedia = async (media = {}) => emulate(media);
  await page.addInitScript(insertTextAsTyped);
}
