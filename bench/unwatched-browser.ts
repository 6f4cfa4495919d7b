import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from '../test-support/browser.ts';

/**
 * While a browser is controlled by a program, React's stack traces make V8 parse its source a second time: at
 * least 100 ms on a four times slower CPU, which no visitor has (docs/decisions/012-first-tap.md). This flag
 * records the positions during the first parsing.
 */
const likeUnwatched = '--js-flags=--no-enable-lazy-source-positions';

/** A browser for measuring how soon the site answers a visitor. */
export const launchUnwatched = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments, likeUnwatched] });
