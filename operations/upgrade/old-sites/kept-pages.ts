import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { keptSites } from '../../../migrations/test-support/kept-sites.ts';
import { builtSiteIn } from '../built-site.ts';
import type { BuiltSite, PageFacts } from '../page-facts.ts';
import { putCarried } from './carried-site.ts';

/** The pages that sites had in an earlier version. */
interface KeptPages {
  /** The moment that they were built for, in seconds since 1970. */
  moment: number;
  /** By site, then by file. */
  sites: Record<string, Record<string, PageFacts>>;
}

const fileOf = (version: string) => join(import.meta.dirname, `pages-${version}.json.br`);

/** The pages that the kept sites of a version had in it. */
export const keptPages = (version: string): KeptPages =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(version))).toString()) as KeptPages;

const pagesIn = (site: BuiltSite): Record<string, PageFacts> =>
  Object.fromEntries(
    [...site].flatMap(([name, facts]) => (typeof facts === 'string' ? [] : [[name, facts]])),
  );

/**
 * The pages of a kept site as this product builds them, of the carried folder and without a hand.
 * @param moment that they are built for, in seconds since 1970
 * @throws Error with what stopped the build
 */
export async function pagesNow(
  version: string,
  name: string,
  moment: number,
): Promise<Record<string, PageFacts>> {
  const kept = keptSites(version)[name];
  if (!kept) throw new Error(`no ${name} of ${version}`);
  const site = `built/old-pages/${name}`;
  await putCarried(kept, site);
  const built = `${site}-built`;
  rmSync(built, { recursive: true, force: true });
  execFileSync(process.execPath, ['build/build.ts', '--bare', `--to=${built}`], {
    env: { ...process.env, SITE: site, SERVICES: 'simulated', SOURCE_DATE_EPOCH: String(moment) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return pagesIn(builtSiteIn(built));
}

/**
 * `node operations/upgrade/old-sites/kept-pages.ts 0.2.0` keeps the pages of the kept sites of the version that is
 * here; old-pages.check.ts compares all later ones with them.
 */
if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  const moment = Math.floor(Date.now() / 1000);
  const sites: KeptPages['sites'] = {};
  for (const name of Object.keys(keptSites(version))) sites[name] = await pagesNow(version, name, moment);
  const json = JSON.stringify({ moment, sites } satisfies KeptPages);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  writeFileSync(fileOf(version), brotliCompressSync(json, { params }));
}
