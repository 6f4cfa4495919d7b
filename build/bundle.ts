import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { imagesFolder, projectFolder } from './project-paths.ts';
import { joinSiteStyles, noSiteInBrowser } from './site-styles.ts';
import type { PageAssets } from '../src/app/document.ts';

const entryKey = 'src/app/entry.tsx';

/** The files of a page: entry, the page's chunk and all their imports, so that they load in parallel. */
export function pageAssets(manifest: Manifest, view: string, boot: string): PageAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no chunk ${key}`);
    if (modules.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  // The entry's styles come first: they define the order of the cascade layers.
  for (const style of manifest[entryKey]?.css ?? []) styles.add(style);
  visit(entryKey);
  visit(`src/pages/${view}/${view}.page.tsx`);
  const entry = manifest[entryKey]?.file ?? '';
  modules.delete(entry);
  const publicAddress = (file: string) => `/${file}`;
  return {
    boot,
    entry: publicAddress(entry),
    styles: [...styles].map(publicAddress),
    modules: [...modules].map(publicAddress),
  };
}

/**
 * Bundles the browser code, and writes the images and styles of the chosen site beside it.
 * @param outDir absolute path of the folder, which is emptied
 * @returns which files each page needs
 */
export async function bundle(outDir: string): Promise<Manifest> {
  await build({
    root: projectFolder,
    logLevel: 'warn',
    configLoader: 'native',
    plugins: [noSiteInBrowser],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: 'src/app/entry.tsx' },
    },
  });
  const manifestFile = join(outDir, '.vite', 'manifest.json');
  // Written by the bundler just before.
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });
  joinSiteStyles(manifest, outDir);
  await cp(join(imagesFolder, 'public'), outDir, { recursive: true });
  return manifest;
}
