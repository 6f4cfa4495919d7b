import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../test-support/other-browsers.ts';
import { consentStored, storeOnce } from '../visit.ts';
import { startDriver, type Driver } from './driver.ts';
import { arrive, type Theme, type Visitor } from './visitor.ts';

/** How the smoke tests come to a page in WebKit: consent stored, splash ended, React there, and a console that stays silent. */

interface Options {
  /** What the system asks for. */
  systemTheme: Theme;
}

interface Visit {
  visitor: Visitor;
  /** Opens an address of the site; the storage keeps what is in it. */
  visit: (path: string) => Promise<void>;
}

/** What the console said, without what the browser's toolkit says beside it. */
const ofConsole = (said: string) => said.split('\n').filter((line) => line.startsWith('CONSOLE'));

export const test = base.extend<Options & Visit, { driver: Driver }>({
  systemTheme: ['light', { option: true }],
  driver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const driver = await startDriver(await findWebKit());
      await provide(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  // The Chromium beside it; without this its banner would stand before what is compared, as soon as it comes.
  context: async ({ context }, provide) => {
    await context.addInitScript(storeOnce, consentStored);
    await provide(context);
  },
  visitor: async ({ driver, systemTheme }, provide) => {
    const before = driver.said().length;
    const visitor = await arrive(driver, systemTheme);
    await provide(visitor);
    await visitor.leave();
    expect(ofConsole(driver.said().slice(before)), 'the console is silent').toEqual([]);
  },
  visit: async ({ visitor, baseURL }, provide) => {
    let isNew = true;
    await provide(async (path) => {
      if (isNew) {
        isNew = false;
        await visitor.open(`${baseURL}/robots.txt`);
        await visitor.run((stored) => {
          for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
        }, consentStored);
      }
      await visitor.open(baseURL + path);
      await alive(visitor);
    });
  },
});

/** Any key ends the splash (R083); then React takes over the page. */
export async function alive(visitor: Visitor): Promise<void> {
  await visitor.press('Shift');
  await expect
    .poll(() =>
      visitor.run(() => {
        const main = document.querySelector('main');
        const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
        return isTakenOver && !('splash' in document.documentElement.dataset);
      }),
    )
    .toBe(true);
}
