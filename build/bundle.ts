import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { projectFolder } from './project-paths.ts';

/**
 * Bundles the browser code of the chosen site and mode, and copies the artwork beside it.
 * @param outDir absolute path of the folder, which is emptied
 * @returns which files each page needs
 */
export async function bundle(outDir: string): Promise<Manifest> {
  await build({
    root: projectFolder,
    logLevel: 'warn',
    configLoader: 'native',
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
  return manifest;
}
