/**
 * Writes the artwork's folder of the site (`artwork/out/`): files that may be cached for ever, and typed
 * modules that know their addresses.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { madeFolders } from '../../shared/made-folders.ts';

/** Where the artwork goes. `public/` is copied to the root of the site as it is. */
export const outFolder = join(import.meta.dirname, '../..', madeFolders.artwork);

const written = new Set<string>();

function writeIfChanged(path: string, content: string | Uint8Array): void {
  written.add(path);
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Writes `out/public/<address>` under the plain name; for files that must keep theirs, like the favicon. */
export function publishAs(address: string, content: string | Uint8Array): void {
  writeIfChanged(join(outFolder, 'public', address), content);
}

/**
 * Writes a file under a name that holds the hash of its content, so that it can be cached for ever.
 * @param name path below the root of the site without the extension, e.g. `art/hero`
 * @returns its address on the site, e.g. `/art/hero.1a2b3c4d.svg`
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

/**
 * An export of a generated module with its doc comment. The value satisfies `type`; with `isOpen` it is declared as
 * `type`, because it differs from site to site and may be missing.
 */
export type Export = { name: string; value: unknown; type?: string; isOpen?: boolean; comment: string };

/**
 * Writes `out/<family>.ts`; `types` are the names it imports from `artwork/picture.ts`. Its declaration for importers
 * is in `modules.d.ts`.
 */
export function publishModule(family: string, types: readonly string[], exports: readonly Export[]): void {
  const head = '// Built by artwork/build.ts. Do not edit: the next build writes it again.\n';
  const source = relative(outFolder, join(import.meta.dirname, '../picture.ts'))
    .split(sep)
    .join('/');
  const imports = types.length > 0 ? `import type { ${types.join(', ')} } from '${source}';\n` : '';
  const body = exports.map(({ name, value, type, isOpen = false, comment }) => {
    const data = JSON.stringify(value, null, 2);
    const check = type ? ` satisfies ${type}` : '';
    const rest = isOpen ? `: ${type} = ${data};` : ` = ${data} as const${check};`;
    return `\n/** ${comment} */\nexport const ${name}${rest}\n`;
  });
  writeIfChanged(join(outFolder, `${family}.ts`), head + imports + body.join(''));
}

/**
 * Keeps files of an earlier build without making them again.
 * @param files paths below `out/`
 * @returns false, and keeps none, when one of them is missing
 */
export function keepFiles(files: readonly string[]): boolean {
  const paths = files.map((file) => join(outFolder, file));
  if (!paths.every((path) => existsSync(path))) return false;
  for (const path of paths) written.add(path);
  return true;
}

/** A text of an earlier build, or nothing. */
export function publishedText(name: string): string {
  const path = join(outFolder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * Writes a file beside the modules that is not made of data alone: types, a style sheet, a stamp of the
 * build, a font.
 */
export function publishBeside(name: string, content: string | Uint8Array): void {
  writeIfChanged(join(outFolder, name), content);
}

/** What was written or kept so far, as paths below `out/`. */
export function writtenFiles(): string[] {
  return [...written].map((path) => relative(outFolder, path)).toSorted();
}

/** Removes what earlier builds left behind. */
export function removeStale(): void {
  for (const entry of readdirSync(outFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path)) rmSync(path);
  }
}
