import { testSite as site } from '#content/test-support/test-site.ts';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The password gate of the simulated admin page: tests replace the site's password, which they do not know. */

/** The digest that the gate compares. @param typed a password */
export const digestOf = (typed: string): string =>
  createHash('sha256').update(`${site.settings.adminGate.salt}:${typed}`).digest('hex');

/** Opens the gate after `changePassword`. */
export const ownPassword = 'granite-under-test';

/** Makes the admin page, when it is loaded from now on, compare with the digest of `ownPassword`. */
export async function changePassword(page: Page): Promise<void> {
  await page.context().route(/\/admin(?:[?#].*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(site.settings.adminGate.digest, digestOf(ownPassword));
    await route.fulfill({ response, body });
  });
}
