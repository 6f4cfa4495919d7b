import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const naming = /\.(html|js|css)$/;

/**
 * Takes drawings out of a built site that nothing in it names: the product draws all of its own, and a site
 * that looks otherwise would publish what it never shows.
 * @param folder the built site, before it is compressed
 * @returns how many there were
 */
export async function removeUnnamedDrawings(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => naming.test(file));
  const named = new Set<string>();
  for (const file of files)
    for (const [, name = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(
      /\/art\/([\w.-]+?\.svg)/g,
    ))
      named.add(name);
  const drawings = (await readdir(join(folder, 'art'))).filter((file) => file.endsWith('.svg'));
  const unnamed = drawings.filter((file) => !named.has(file));
  await Promise.all(unnamed.map((file) => rm(join(folder, 'art', file))));
  return unnamed.length;
}
