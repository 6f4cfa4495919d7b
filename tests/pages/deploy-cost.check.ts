import { testSite as site } from '#content/test-support/test-site.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectFolder, cacheFolder, imagesFolder } from '#build/project-paths.ts';
import { isDefaultSite } from '#content/site-folder.ts';
import { siteFiles } from './site-files.ts';

/** What returning browsers must download again after a change of words. */

const mostBytes = 10 * 1024;

const work = join(cacheFolder(site), 'deploy-cost');
const changedSite = relative(projectFolder, join(work, 'site')).replaceAll('\\', '/');

/** Runs a program of the project for the changed site. */
const run = (...command: readonly string[]) =>
  execFileSync(process.execPath, command, {
    cwd: projectFolder,
    // Vitest sets NODE_ENV to test, which would be bundled.
    env: { ...process.env, NODE_ENV: 'production', SITE: `${changedSite}/` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Hashed scripts and styles after a change. @param change of a text */
function changedBundle(file: string, change: (text: string) => string): Map<string, Buffer> {
  rmSync(work, { recursive: true, force: true });
  cpSync(join(projectFolder, site.folder), join(work, 'site'), { recursive: true });
  const path = join(work, 'site', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  expect(readFileSync(path, 'utf8')).not.toBe(text);
  // Reuses the existing images.
  const made = join(projectFolder, 'built', changedSite.replaceAll('/', '.'));
  cpSync(imagesFolder(site), join(made, 'images'), { recursive: true });
  run('build/images/build.ts');
  const into = join(work, 'bundle');
  const places = { folder: into, latest: into, stateFile: `${into}.json`, replacesLatest: false };
  const write = `Promise.all([import('./build/product.ts'), import('./build/site-output.ts')]).then(
    async ([{ productBundles, putBundles }, { SiteOutput }]) =>
      putBundles(await productBundles(), await SiteOutput.open(${JSON.stringify(places)})))`;
  run('--eval', write);
  rmSync(made, { recursive: true });
  const assets = readdirSync(join(into, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(assets.map((name) => [`/assets/${name}`, readFileSync(join(into, 'assets', name))]));
}

// The bundler and its settings are the same for every site.
describe.runIf(isDefaultSite(site))('a deploy', () => {
  it('with one changed word makes browsers fetch at most 10 KB of scripts and styles again', () => {
    const files = changedBundle('pages/home.yaml', (text) =>
      text.replace(/(?<=\n +subtitle: \w+ )(\w+)/, (word) => word.slice(1) + word.slice(0, 1)),
    );
    expect(files.size).toBeGreaterThan(20);
    const changed = [...files].filter(([address]) => !siteFiles.has(address));
    const bytes = changed.reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});
