import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { dataFiles, itemKinds, shelves } from '../../build/editor/collections.ts';
import { photoEnding } from '../../shared/site-file/pictures.ts';

/** Something that cannot be done, in an editor's words. */
export class StoreError extends Error {
  /** Of the HTTP response. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The largest picture that is taken, in bytes; a camera's are smaller. */
export const pictureMaxBytes = 20 * 1024 * 1024;
const textMaxBytes = 2 * 1024 * 1024;

const files: readonly string[] = dataFiles.map(([, file]) => file);
const folders: readonly string[] = [...shelves, ...itemKinds].map(({ name }) => name);

/** What the editor may write: what has a form, and pictures. */
const isWritable = (path: string) => {
  const [, folder = ''] = /^([a-z-]+)\/[a-z0-9][a-z0-9.-]*\.(yaml|md)$/.exec(path) ?? [];
  return files.includes(path) || [...folders, 'pages', 'legal'].includes(folder) || isPicture(path);
};

const isPicture = (path: string) =>
  /^images\/([\w-][\w .-]*\/)*[\w-][\w .-]*$/.test(path) && photoEnding.test(path);

/** Formats by the endings of their files; what a file is, its first bytes say. */
const formats: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  tif: 'tiff',
  tiff: 'tiff',
};

async function checkPicture(path: string, bytes: Uint8Array): Promise<void> {
  const name = path.replace(/^images\//, '');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const wanted = formats[path.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!found) throw new StoreError(415, `${name} is no picture, whatever its name says. Nothing was saved.`);
  if (found.format !== wanted)
    throw new StoreError(
      415,
      `${name} is a ${found.format} picture: give it that ending. Nothing was saved.`,
    );
}

/** The tag of a file's content: it changes with every byte. */
export const tagOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/** A file in the list of all. */
export interface StoredFile {
  path: string;
  tag: string;
  size: number;
}

/**
 * The folder of a site as the editor on one's own machine reads and writes it. Paths are from the folder, and
 * none leads out of it.
 */
export class SiteStore {
  readonly #folder: string;

  /** @param folder the site's, absolute */
  constructor(folder: string) {
    this.#folder = folder;
  }

  #placeOf(path: string): string {
    if (!isWritable(path) || path.includes('..'))
      throw new StoreError(403, `${path} is no file that the editor may change.`);
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const place = join(this.#folder, ...parts.slice(0, depth));
      if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new StoreError(403, `${path} leads out of the folder of the site.`);
    }
    return join(this.#folder, path);
  }

  /** All files that the editor may change. */
  list(): StoredFile[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.#folder.length).replaceAll('\\', '/'))
      .map((path) => path.replace(/^\//, ''))
      .filter(isWritable)
      .toSorted()
      .map((path) => {
        const bytes = readFileSync(join(this.#folder, path));
        return { path, tag: tagOf(bytes), size: bytes.length };
      });
  }

  /** A file. @throws StoreError when there is none */
  read(path: string): Buffer {
    const place = this.#placeOf(path);
    if (!existsSync(place)) throw new StoreError(404, `${path} is not there.`);
    return readFileSync(place);
  }

  /**
   * Nothing is overwritten that somebody else has written since it was read.
   * @param seen the tag it was read with; empty for a new one
   */
  #checkTag(path: string, place: string, seen: string): void {
    const now = existsSync(place) ? tagOf(readFileSync(place)) : '';
    if (now === seen) return;
    const what =
      now === '' ? 'was deleted' : seen === '' ? 'is there already' : 'was changed by somebody else';
    throw new StoreError(
      409,
      `${path} ${what} while you were writing. Nothing was overwritten: copy your text, reload the editor, and put it in again.`,
    );
  }

  /**
   * Writes a file, all of it or nothing.
   * @param seen the tag of what it takes the place of; empty for a new file
   * @returns the tag of what is there now
   * @throws StoreError with what is wrong with it, and when somebody else has changed it since
   */
  async write(path: string, bytes: Uint8Array, seen: string): Promise<string> {
    const place = this.#placeOf(path);
    const most = isPicture(path) ? pictureMaxBytes : textMaxBytes;
    if (bytes.length > most)
      throw new StoreError(413, `${path} is larger than ${most / 1024 / 1024} MB. Nothing was saved.`);
    if (isPicture(path)) await checkPicture(path, bytes);
    this.#checkTag(path, place, seen);
    mkdirSync(dirname(place), { recursive: true });
    const half = join(dirname(place), `.${randomUUID()}.part`);
    writeFileSync(half, bytes);
    renameSync(half, place);
    return tagOf(bytes);
  }

  /** Deletes a file. @param seen the tag it was read with */
  remove(path: string, seen: string): void {
    const place = this.#placeOf(path);
    this.#checkTag(path, place, seen);
    rmSync(place);
  }
}
