import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminGate } from '../../shared/admin-gate.ts';

/** The gate of the simulated admin page, whatever the site's password: tests choose another one. */

/** What the gate compares with. @param typed a password */
export const digestOf = (typed: string): string =>
  createHash('sha256').update(`${adminGate.salt}:${typed}`).digest('hex');

/** Opens the gate after `changePassword`. */
export const ownPassword = 'granite-under-test';

/** Has the scripts that load from now on compare with the digest of that password. */
export async function changePassword(page: Page): Promise<void> {
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    const body = script.replaceAll(adminGate.digest, digestOf(ownPassword));
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}
