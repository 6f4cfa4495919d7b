import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Site } from '#content/load-site.ts';
import { cacheFolder, projectFolder } from './project-paths.ts';

/** Hosts from which the editor would load fonts, updates and parts; the bundle has all that it needs. */
const foreignHosts = /https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net)/g;

const ownOrigin: Plugin = {
  name: 'own-origin',
  transform: (code, id) =>
    id.includes('@sveltia/cms') ? { code: code.replace(foreignHosts, '/edit/none'), map: null } : null,
};

/** The digest of what the page is made from: its own files, and the version of the editor. */
async function inputs(): Promise<string> {
  const files = globSync(
    // The bundle has few files of `content` and `shared`; which ones, an import decides.
    ['build/editor/**/*.{ts,html}', '{content,shared}/**/*.ts'],
    { cwd: projectFolder, exclude: (name) => name.endsWith('.test.ts') },
  ).toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) hash.update(await readFile(join(projectFolder, file)));
  return hash.digest('hex');
}

/**
 * Bundles the page of the editor, /edit, with everything it needs, fonts and languages too, so that it asks no
 * other host; once, as long as nothing of it changes.
 * @returns its folder: index.html and its assets
 */
export async function bundleEditor(site: Site): Promise<string> {
  const editorPageFolder = join(cacheFolder(site), 'editor');
  const stamp = join(editorPageFolder, '.made-from');
  const wanted = await inputs();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return editorPageFolder;
  await rm(editorPageFolder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(projectFolder, 'build/editor'),
    base: '/edit/',
    logLevel: 'error',
    plugins: [ownOrigin],
    build: {
      outDir: editorPageFolder,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      reportCompressedSize: false,
    },
  });
  await writeFile(stamp, wanted);
  return editorPageFolder;
}
