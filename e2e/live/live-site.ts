import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listenOnFreePort } from '../../server/free-port.ts';
import { test as base } from '../visit.ts';

/** A running live server of a worker, over the live build, with records of its own. */
interface LiveSite {
  /** Without a slash at the end. */
  origin: string;
}

const projectFolder = join(import.meta.dirname, '..', '..');
const distFolder = join(projectFolder, 'dist-live');

/** The password of the dashboard in these tests. */
export const password = 'a password for tests alone';

/** Pages in mails and checks of other sites name the port, so it has to be known before the start. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, 'localhost');
  probe.close();
  await once(probe, 'close');
  return port;
}

async function start(dataFolder: string): Promise<LiveSite & { stop: () => Promise<void> }> {
  if (!existsSync(join(distFolder, 'index.html')))
    throw new Error('There is no live build: SERVICES=live npm run build');
  const port = await freePort();
  const child = spawn(process.execPath, [join(projectFolder, 'server', 'live', 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      DIST_FOLDER: distFolder,
      ADMIN_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is running at')) resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => reject(new Error(`The live server did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A test over a live server that its worker has for itself. */
export const test = base.extend<object, { site: LiveSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'live-site-'));
      const { origin, stop } = await start(dataFolder);
      await provide({ origin });
      await stop();
      rmSync(dataFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

/** A resume that is a PDF by its structure. */
export const resume = {
  name: 'resume-ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj',
      'trailer<</Root 1 0 R>>',
      'startxref',
      '0',
      '%%EOF',
      '',
    ].join('\n'),
  ),
};

/** The notifications on show. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
