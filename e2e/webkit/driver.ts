import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { WebKitPrograms } from '../../test-support/other-browsers.ts';
import { freePort } from '../../server/free-port.ts';

/** WebKitGTK by W3C WebDriver over HTTP, on a virtual screen: https://www.w3.org/TR/webdriver2/ */

/** The test browser's window cannot be narrower than its tool bar; this makes it as narrow as a phone. */
const noToolBar = `* { min-width: 0; min-height: 0; margin: 0; border: none; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0); }`;

/** The driver does not notice when its browser has ended, and waits. */
const longestAnswerMs = 60_000;

/** A running driver; every visitor gets a new browser. */
export interface Driver {
  /** Sends a WebDriver command and returns its result. */
  ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** All console output of the browsers so far. */
  said: () => string;
  stop: () => Promise<void>;
}

const answer = v.object({ value: v.unknown() });
const refusal = v.object({ error: v.string(), message: v.string() });

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a virtual screen and returns its number. */
async function startScreen(program: string): Promise<{ display: string; child: ChildProcess }> {
  // Without -noreset the screen restarts when the last browser ends, maybe just when the next one starts.
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { display, child };
}

/** The folder with the test browser's settings. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), noToolBar);
  return folder;
}

/**
 * Starts the driver and its screen.
 * @throws Error when it does not start
 */
export async function startDriver({ driver, screen }: WebKitPrograms): Promise<Driver> {
  const { display, child: shown } = await startScreen(screen);
  const settings = settingsFolder();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'en_US.UTF-8',
      LC_ALL: undefined,
      LANGUAGE: 'en_US',
      XDG_CONFIG_HOME: settings,
      // Its sandbox needs rights that a container, or root, does not have; it opens only this site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text));
  const ask: Driver['ask'] = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(longestAnswerMs),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} has no answer; last was said: ${said.slice(-500)}`, { cause });
    });
    const { value } = v.parse(answer, await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(refusal, value);
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
  await isListening(child, () => ask('GET', '/status'));
  const stop = async () => {
    for (const one of [child, shown]) {
      one.kill();
      await ended(one);
    }
    rmSync(settings, { recursive: true, force: true });
  };
  return { ask, said: () => said, stop };
}

/** Waits until it answers; fails when the program ends. */
async function isListening(child: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  while (child.exitCode === null) {
    try {
      await ask();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`The driver of WebKit ended with ${child.exitCode}`);
}
