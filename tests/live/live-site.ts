import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { liveDistFolder, startLiveServer, testPassword } from '#tests/support/live-server.ts';
import { sampleResume } from '#shared/test-support/application-samples.ts';
import { say } from '#tests/support/site-under-test.ts';
import { test as base, visit } from '#tests/support/visit.ts';

/** A live server for one worker, with the live build and its own records. */
export interface LiveSite {
  /** Without a slash at the end. */
  origin: string;
  /** The latest mail to an address, decoded; empty while there is none. */
  mailTo: (address: string) => string;
}

/** Starts a live server with its own records, for as long as `provide` runs. */
async function provideSite(
  settings: Readonly<Record<string, string>>,
  provide: (site: LiveSite) => Promise<void>,
): Promise<void> {
  if (!existsSync(join(liveDistFolder, 'index.html')))
    throw new Error('There is no live build: SITE_MODE=live npm run build');
  const dataFolder = mkdtempSync(join(tmpdir(), 'live-site-'));
  const server = await startLiveServer({ DATA_FOLDER: dataFolder, TRUSTED_PROXIES: '1', ...settings });
  await provide({
    origin: `http://localhost:${server.port}`,
    mailTo: (address) => latestMail(join(dataFolder, 'outbox'), address),
  });
  await server.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true });
}

/** Emails are files here (docs/how-to/go-live.md), in the encoding of RFC 2045, section 6.7. */
function latestMail(folder: string, address: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  const mails = files
    .map((file) => join(folder, file))
    .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((mail) => mail.includes(`\r\nTo: ${address}`));
  return (mails.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

/** The password of the dashboard in these tests. */
export const password = testPassword;

export const test = base.extend<object, { site: LiveSite; settings: Readonly<Record<string, string>> }>({
  /** More settings of the server. */
  settings: [{}, { option: true, scope: 'worker' }],
  site: [async ({ settings }, provide) => provideSite(settings, provide), { scope: 'worker' }],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

/** A minimal valid PDF. */
export const resume = {
  name: 'resume-ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleResume),
};

let visitors = 0;

/** Headers of a visitor with another address, to avoid the rate limit: the test acts as the proxy. */
function fromElsewhere(): Record<string, string> {
  visitors += 1;
  return { accept: 'application/json', 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.1` };
}

/**
 * Skips a test that logs in where the browser accepts the `__Host-` cookie of a session by HTTPS only and not from
 * http://localhost, as Chromium 123 does.
 */
export async function needsSessionCookies(page: Page): Promise<void> {
  const areTaken = await page.evaluate(() => {
    const probe = '__Host-probe=1; Path=/; Secure';
    document.cookie = probe;
    const isTaken = document.cookie.includes('__Host-probe');
    document.cookie = `${probe}; Max-Age=0`;
    return isTaken;
  });
  test.skip(!areTaken, 'this browser takes the cookies of a session by HTTPS only');
}

/** Logs in, with the address of a view or record if there is one. */
export async function logIn(page: Page, fragment = ''): Promise<void> {
  await visit(page, `/admin${fragment}`);
  await needsSessionCookies(page);
  await page.getByLabel(say('admin.login.password')).fill(password);
  await page.getByRole('button', { name: say('admin.login.logIn') }).click();
  await expect(page.getByRole('button', { name: say('admin.dashboard.logOut') })).toBeVisible();
}

/** Sends an inquiry as a visitor does. */
export async function sendEnquiry({ origin }: LiveSite, name: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { ...fromElsewhere(), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, message: '=1+1 is what we ask.', language: 'de', elapsedMs: '9000' }),
  });
  expect(answer.status).toBe(201);
}
