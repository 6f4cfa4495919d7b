import { serveDist } from './serve-dist.ts';

/** Playwright calls this before all browser tests, and the returned function after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await serveDist();
  // Workers inherit the environment, where playwright.config.ts reads it.
  process.env.SITE_ORIGIN = site.origin;
  return site.close;
}
