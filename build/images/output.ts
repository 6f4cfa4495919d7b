/**
 * Writes the pictures, fonts and colours of the site into their folder (content/published/made-folders.ts): files that
 * may be cached for ever, and JSON files with their addresses, which content/published/site-images.ts reads.
 */
import { contentHash } from '#content/published/content-hash.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folder of the output; its `public/` is copied to the root of the site as it is. */
export class ImageOutput {
  readonly #folder: string;
  readonly #written = new Set<string>();

  /** @param folder as an absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file that pages do not load: addresses, a style sheet, a stamp, a font. @param name path in the folder */
  write(name: string, content: string | Uint8Array): void {
    const path = join(this.#folder, name);
    this.#written.add(path);
    const bytes = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(bytes)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** Publishes a file under its plain name, for files that must keep it, such as the favicon. */
  publishAs(address: string, content: string | Uint8Array): void {
    this.write(join('public', address), content);
  }

  /**
   * Publishes a file under a name with a hash of its content, so that it can be cached for ever.
   * @param name path below the root of the site without the extension, e.g. `art/map`
   * @returns its address on the site, e.g. `/art/map.1a2b3c4d.svg`
   */
  publish(name: string, extension: 'svg' | 'woff2' | 'avif' | 'webp', content: string | Uint8Array): string {
    const hash = contentHash(content);
    const address = `/${name}.${hash}.${extension}`;
    this.publishAs(address, content);
    return address;
  }

  /** A text of this or an earlier build, or nothing. */
  textOf(name: string): string {
    const path = join(this.#folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /**
   * Makes something only if its sources changed or one of its files is gone. A stamp file records the hash of the
   * sources and the files made from them.
   * @param hash of the sources
   * @returns whether it was made
   */
  async makeIfStale(name: string, hash: string, make: () => void | Promise<void>): Promise<boolean> {
    const stamp = `${name}.stamp`;
    const [madeFrom, ...files] = this.textOf(stamp).split('\n').filter(Boolean);
    if (madeFrom === hash && this.#keepFiles([...files, stamp])) return false;
    const before = new Set(this.#writtenFiles());
    await make();
    const made = this.#writtenFiles().filter((file) => !before.has(file));
    this.write(stamp, [hash, ...made, ''].join('\n'));
    return true;
  }

  removeStale(): void {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#written.has(path)) rmSync(path);
    }
  }

  /** What was written or kept so far, as paths in the folder. */
  #writtenFiles(): string[] {
    return [...this.#written].map((path) => relative(this.#folder, path)).toSorted();
  }

  /** Keeps files of an earlier build. @returns false, and keeps none, when one of them is missing */
  #keepFiles(files: readonly string[]): boolean {
    const paths = files.map((file) => join(this.#folder, file));
    if (!paths.every((path) => existsSync(path))) return false;
    for (const path of paths) this.#written.add(path);
    return true;
  }
}
