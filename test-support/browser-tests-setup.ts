import { serveDist } from './serve-dist.ts';

/** Playwright calls this once before all browser tests, and what it returns after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await serveDist();
  // Workers inherit the environment; playwright.config.ts reads it there.
  process.env.SITE_ORIGIN = site.origin;
  return site.close;
}
