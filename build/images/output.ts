/**
 * Writes the pictures, fonts and colours of the site into their folder (shared/made-folders.ts): files that may be
 * cached for ever, and JSON files with their addresses, which content/site-images.ts reads.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { madeFolders } from '#shared/made-folders.ts';

/** The folder of the output; its `public/` is copied to the root of the site as it is. */
const outFolder = join(import.meta.dirname, '../..', madeFolders.images);

const written = new Set<string>();

/** Writes a file that pages do not load: addresses, a style sheet, a stamp, a font. @param name path in the folder */
export function writeOutput(name: string, content: string | Uint8Array): void {
  const path = join(outFolder, name);
  written.add(path);
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Publishes a file under its plain name, for files that must keep it, such as the favicon. */
export function publishAs(address: string, content: string | Uint8Array): void {
  writeOutput(join('public', address), content);
}

/**
 * Publishes a file under a name with a hash of its content, so that it can be cached for ever.
 * @param name path below the root of the site without the extension, e.g. `art/map`
 * @returns its address on the site, e.g. `/art/map.1a2b3c4d.svg`
 */
export function publish(
  name: string,
  extension: 'svg' | 'woff2' | 'avif' | 'webp',
  content: string | Uint8Array,
): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `/${name}.${hash}.${extension}`;
  publishAs(address, content);
  return address;
}

/** A text of this or an earlier build, or nothing. */
export function outputText(name: string): string {
  const path = join(outFolder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What was written or kept so far, as paths in the folder. */
function writtenFiles(): string[] {
  return [...written].map((path) => relative(outFolder, path)).toSorted();
}

/** Keeps files of an earlier build. @returns false, and keeps none, when one of them is missing */
function keepFiles(files: readonly string[]): boolean {
  const paths = files.map((file) => join(outFolder, file));
  if (!paths.every((path) => existsSync(path))) return false;
  for (const path of paths) written.add(path);
  return true;
}

/**
 * Makes something only if its sources changed or one of its files is gone. A stamp file records the hash of the
 * sources and the files made from them.
 * @param hash of the sources
 * @returns whether it was made
 */
export async function makeIfStale(
  name: string,
  hash: string,
  make: () => void | Promise<void>,
): Promise<boolean> {
  const stamp = `${name}.stamp`;
  const [madeFrom, ...files] = outputText(stamp).split('\n').filter(Boolean);
  if (madeFrom === hash && keepFiles([...files, stamp])) return false;
  const before = new Set(writtenFiles());
  await make();
  const made = writtenFiles().filter((file) => !before.has(file));
  writeOutput(stamp, [hash, ...made, ''].join('\n'));
  return true;
}

/** Removes what earlier builds left. */
export function removeStale(): void {
  for (const entry of readdirSync(outFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path)) rmSync(path);
  }
}
