import { contentHash } from '#content/published/content-hash.ts';
import type { Site } from '#content/load-site.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Manifest, Plugin } from 'vite';
import type { PageAssets } from '#build/pages/document.ts';
import type * as Prerender from '#build/pages/prerender.tsx';
import { oldBrowserStyles } from './conditional-styles.ts';
import { projectFolder, imagesFolder } from './project-paths.ts';
import type { SiteOutput } from './site-output.ts';
import { joinSiteStyles } from './site-styles.ts';

/**
 * The bundles of the product. They have nothing of a site in them, so they are made once for each state of the
 * product's sources and kept; all sites and both modes use the same ones.
 */

const keptFolder = join(projectFolder, '.cache', 'product');
/** The two branches that somebody works on keep theirs. */
const keptStates = 4;

const sources = [
  '{src,shared,content,build}/**/*.{ts,tsx,css,svg,json,html}',
  'vite.config.ts',
  'package-lock.json',
];
const isGenerated = /^build[/\\](?:images|documents)[/\\]out|^content[/\\]schema[/\\]json/;

/** A digest of all that the bundles and the pages are made from, beside the files of a site. */
function productHash(): string {
  // The folder, because the bundle for prerendering names modules by their paths.
  const hash = createHash('sha256').update(projectFolder);
  const files = globSync(sources, { cwd: projectFolder, exclude: (name) => isGenerated.test(name) });
  for (const file of files.toSorted())
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(projectFolder, file)));
  return hash.digest('hex').slice(0, 20);
}

export interface Product {
  hash: string;
  /** The folder of the browser's files, with `assets/` in it. */
  client: string;
  manifest: Manifest;
  /** Address of the script for the first paint. */
  boot: string;
  loadPrerender: () => Promise<typeof Prerender>;
}

/**
 * Leaves `content/` and `shared/` out of the bundle for prerendering: pages, feeds and checks of a build then share
 * their modules, and what these have read.
 */
const sharedModules: Plugin = {
  name: 'shared-modules',
  enforce: 'pre',
  resolveId(source) {
    if (!/^#(?:content|shared)\//.test(source)) return null;
    return { id: pathToFileURL(join(projectFolder, source.slice(1))).href, external: true };
  },
};

/** Writes a file with a hash of its content in its name, and returns its address. */
async function writeAsset(folder: string, name: string, ending: string, content: string): Promise<string> {
  const hash = contentHash(content);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', `${name}-${hash}.${ending}`), content);
  return `/assets/${name}-${hash}.${ending}`;
}

async function bundleInto(folder: string): Promise<void> {
  // Not needed where the bundles are kept.
  const [{ build }, { bundleHeadScript }, { noSiteInBrowser }] = await Promise.all([
    import('vite'),
    import('./head-script.ts'),
    import('./site-styles.ts'),
  ]);
  const client = join(folder, 'client');
  const common = { root: projectFolder, logLevel: 'warn', configLoader: 'native' } satisfies InlineConfig;
  await Promise.all([
    build({
      ...common,
      plugins: [noSiteInBrowser],
      build: { outDir: client, manifest: true, rolldownOptions: { input: 'src/app/entry.tsx' } },
    }),
    build({
      ...common,
      plugins: [sharedModules],
      build: { outDir: join(folder, 'prerender'), ssr: 'build/pages/prerender.tsx' },
    }),
  ]);
  const boot = await bundleHeadScript(await writeAsset(client, 'old-browsers', 'css', oldBrowserStyles));
  await writeFile(join(folder, 'boot'), await writeAsset(client, 'boot', 'js', boot));
  await rename(join(client, '.vite', 'manifest.json'), join(folder, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });
}

/** Removes the bundles that were not used for the longest time. */
async function removeOld(): Promise<void> {
  const folders = readdirSync(keptFolder).map((name) => join(keptFolder, name));
  const lastUsed = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of lastUsed.slice(keptStates)) await rm(folder, { recursive: true, force: true });
}

/** The bundles of the product as it is now, made unless they are kept. */
export async function productBundles(): Promise<Product> {
  const hash = productHash();
  const folder = join(keptFolder, hash);
  if (existsSync(folder)) await utimes(folder, new Date(), new Date());
  else {
    // Renamed when complete: another build may make the same, and a build that stops leaves none.
    const unfinished = `${folder}-${process.pid}`;
    await bundleInto(unfinished);
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
    await removeOld();
  }
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  return {
    hash,
    client: join(folder, 'client'),
    manifest,
    boot: await readFile(join(folder, 'boot'), 'utf8'),
    loadPrerender: async () =>
      // The bundle of the module that the type names.
      (await import(pathToFileURL(join(folder, 'prerender', 'prerender.js')).href)) as typeof Prerender,
  };
}

/**
 * Puts the bundles, and the images and styles of the chosen site, into a site.
 * @returns the manifest with the main style sheet of the site
 */
export async function putBundles(
  site: Site,
  { manifest, client }: Product,
  output: SiteOutput,
): Promise<Manifest> {
  const main = joinSiteStyles(site, manifest, client);
  await output.putFolder(client, { without: main.replaced });
  await output.putTexts(new Map([[main.path, main.css]]));
  await output.putFolder(join(imagesFolder(site), 'public'));
  return main.manifest;
}

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
