import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { liveDistFolder, startLiveServer, testPassword } from '../../test-support/live-server.ts';
import { sampleResume } from '../../shared/test-support/application-samples.ts';
import { say } from '../site-under-test.ts';
import { test as base, visit } from '../visit.ts';

/** A live server for one worker, with the live build and its own records. */
interface LiveSite {
  /** Without a slash at the end. */
  origin: string;
}

/** The password of the dashboard in these tests. */
export const password = testPassword;

export const test = base.extend<object, { site: LiveSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      if (!existsSync(join(liveDistFolder, 'index.html')))
        throw new Error('There is no live build: SERVICES=live npm run build');
      const dataFolder = mkdtempSync(join(tmpdir(), 'live-site-'));
      const server = await startLiveServer({
        DATA_FOLDER: dataFolder,
        TRUSTED_PROXIES: '1',
        WEBHOOK_ADDRESSES: 'any',
      });
      await provide({ origin: `http://localhost:${server.port}` });
      await server.kill('SIGTERM');
      rmSync(dataFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

/** A minimal valid PDF. */
export const resume = {
  name: 'resume-ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleResume),
};

/** The visible notifications. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: say('notifications.label') }).getByRole('listitem');

let visitors = 0;

/** Headers of a visitor of another address, so that no rate limit is reached: the test acts as the proxy. */
export function fromElsewhere(): Record<string, string> {
  visitors += 1;
  return { accept: 'application/json', 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
}

/** Logs in, with the address of a view or record if there is one. */
export async function logIn(page: Page, fragment = ''): Promise<void> {
  await visit(page, `/admin${fragment}`);
  await page.getByLabel(say('admin.password')).fill(password);
  await page.getByRole('button', { name: say('admin.logIn') }).click();
  await expect(page.getByRole('button', { name: say('admin.logOut') })).toBeVisible();
}
