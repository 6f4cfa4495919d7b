import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { folderPath, type ServedFolder } from '#build/editor/page/served-folder.ts';
import { projectFolder } from '#build/project-paths.ts';

/*
 * Stands in for the folder that a person chooses in the editor: the browser's private file system, because tests
 * cannot operate the system's dialog, and files on the disk must not change.
 */

/**
 * Opens the editor with a copy of a site's folder.
 * @param site as `sites/acme`
 * @param isPublished whether it is the folder of the server
 */
export async function openFolder(
  page: Page,
  origin: string,
  site: string,
  isPublished = true,
): Promise<void> {
  const files = globSync(`${site}/**/*.*`, { cwd: projectFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(yaml|md|svg|jpe?g|png|webp)$/.test(file))
    .map((file) => [file, readFileSync(join(projectFolder, file)).toString('base64')] as const);
  await page.goto(`${origin}/edit/config.json`);
  const { marker }: ServedFolder = await (await page.request.get(origin + folderPath)).json();
  const marked = isPublished ? [[marker, ''] as const] : [];
  await page.evaluate(
    async (all) => {
      const root = await navigator.storage.getDirectory();
      // The editor requires a repository.
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, content] of all) {
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        let folder = root;
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0));
        await stream.close();
      }
    },
    [...files, ...marked],
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/edit`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  if (isPublished) await page.getByRole('treeitem').first().waitFor();
}

/** A file of that folder; undefined if there is none. */
export const readFile = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (whole) => {
    const steps = whole.split('/');
    const name = steps.pop() ?? '';
    try {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps) folder = await folder.getDirectoryHandle(step);
      return await (await (await folder.getFileHandle(name)).getFile()).text();
    } catch {
      return undefined;
    }
  }, path);

/** Changes a file of that folder, as a colleague or another tab does. */
export const writeFile = (page: Page, path: string, text: string): Promise<void> =>
  page.evaluate(
    async ([whole, content]) => {
      const steps = whole.split('/');
      const name = steps.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const step of steps) folder = await folder.getDirectoryHandle(step);
      const stream = await (await folder.getFileHandle(name)).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [path, text] as const,
  );
