import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../test-support/other-browsers.ts';
import { consentStored, storeOnce } from '../visit.ts';
import { startDriver, type Driver } from './driver.ts';
import { arrive, type Theme, type Visitor } from './visitor.ts';

/** Opens pages for tests in WebKit: consent stored, splash ended, hydrated; console output fails the test. */

interface Options {
  /** The system's theme. */
  systemTheme: Theme;
}

interface Visit {
  visitor: Visitor;
  /** Opens an address of the site; the storage stays. */
  visit: (path: string) => Promise<void>;
}

/** Console messages, without other output of the browser. */
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
  // The Chromium for comparison; without this its cookie banner would cover the page.
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

/** Ends the splash by a key (R083) and waits for hydration. */
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
