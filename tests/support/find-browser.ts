import { findBrowser } from './browser.ts';

/** `node tests/support/find-browser.ts`: finds the browser of the tests, or installs one, before the tests begin. */
try {
  console.log(await findBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
