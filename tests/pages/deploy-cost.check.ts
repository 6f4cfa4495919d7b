import { testSite as site } from '#content/test-support/test-site.ts';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { publishImages } from '#build/images/build.ts';
import { productBundles, putBundles } from '#build/product.ts';
import { projectFolder, cacheFolder, imagesFolder } from '#build/project-paths.ts';
import { SiteOutput } from '#build/site-output.ts';
import { loadSite } from '#content/load-site.ts';
import { isDefaultSite } from '#content/read/site-folder.ts';
import { siteFiles } from './site-files.ts';

/** What returning browsers must download again after a change of words. */

const mostBytes = 10 * 1024;

const work = join(cacheFolder(site), 'deploy-cost');
const changedSite = relative(projectFolder, join(work, 'site')).replaceAll('\\', '/');

/** Hashed scripts and styles after a change. @param change of a text */
async function changedBundle(file: string, change: (text: string) => string): Promise<Map<string, Buffer>> {
  // Vitest sets it to test, which would be bundled.
  vi.stubEnv('NODE_ENV', 'production');
  rmSync(work, { recursive: true, force: true });
  cpSync(join(projectFolder, site.folder), join(work, 'site'), { recursive: true });
  const path = join(work, 'site', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  expect(readFileSync(path, 'utf8')).not.toBe(text);
  // Reuses the existing images.
  const made = join(projectFolder, 'built', changedSite.replaceAll('/', '.'));
  cpSync(imagesFolder(site), join(made, 'images'), { recursive: true });
  const changed = loadSite(changedSite);
  await publishImages(changed);
  const into = join(work, 'bundle');
  const places = { folder: into, latest: into, stateFile: `${into}.json`, replacesLatest: false };
  await putBundles(changed, await productBundles(), await SiteOutput.open(places));
  rmSync(made, { recursive: true });
  const assets = readdirSync(join(into, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(assets.map((name) => [`/assets/${name}`, readFileSync(join(into, 'assets', name))]));
}

// The bundler and its settings are the same for every site.
describe.runIf(isDefaultSite(site))('a deploy', () => {
  it('with one changed word makes browsers fetch at most 10 KB of scripts and styles again', async () => {
    const files = await changedBundle('pages/home.yaml', (text) =>
      text.replace(/(?<=\n +subtitle: \w+ )(\w+)/, (word) => word.slice(1) + word.slice(0, 1)),
    );
    expect(files.size).toBeGreaterThan(20);
    const changed = [...files].filter(([address]) => !siteFiles.has(address));
    const bytes = changed.reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});
