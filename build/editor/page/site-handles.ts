/*
 * The folder of the site as the editor knows folders: with the methods of the File System Access API, over
 * requests to the server of `npm run edit`. So it works in every browser, and nobody has to pick a folder.
 */

/** A file as the server lists it; texts come with it. */
export interface ListedFile {
  path: string;
  tag: string;
  text?: string;
}

/** What happens to the folder, for the bar above the editor. */
export interface Watcher {
  /** Something is to be written or removed. @returns to be called when that has ended, well or not */
  saving: () => () => void;
  saved: (path: string) => void;
  refused: (message: string) => void;
}

const address = (path: string) => `/edit/file?path=${encodeURIComponent(path)}`;

const missing = (path: string) => new DOMException(`${path} is not there`, 'NotFoundError');

/** What the editor has read of the site's folder, and how it writes into it. */
export class SiteFolder {
  readonly #files: Map<string, ListedFile>;
  readonly #watcher: Watcher;

  constructor(files: readonly ListedFile[], watcher: Watcher) {
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#watcher = watcher;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** What stands in a folder: names of files and folders. */
  namesIn(folder: string): Map<string, 'file' | 'directory'> {
    const start = folder === '' ? '' : `${folder}/`;
    const names = new Map<string, 'file' | 'directory'>();
    for (const path of this.#files.keys()) {
      if (!path.startsWith(start)) continue;
      const [name = '', ...rest] = path.slice(start.length).split('/');
      names.set(name, rest.length > 0 ? 'directory' : 'file');
    }
    return names;
  }

  async #send(method: string, path: string, body?: Blob): Promise<Response> {
    const headers = { 'X-Editor': '1', 'If-Match': `"${this.#files.get(path)?.tag ?? ''}"` };
    const ended = this.#watcher.saving();
    try {
      const response = await fetch(address(path), { method, headers, ...(body && { body }) });
      if (response.ok) {
        this.#watcher.saved(path);
        return response;
      }
      const message = await response.text();
      this.#watcher.refused(message);
      throw new Error(message, { cause: new Error(message) });
    } finally {
      ended();
    }
  }

  async read(path: string): Promise<File> {
    const listed = this.#files.get(path);
    if (!listed) throw missing(path);
    const name = path.split('/').at(-1) ?? path;
    if (listed.text !== undefined) return new File([listed.text], name, { type: 'text/plain' });
    const response = await fetch(address(path), { headers: { 'X-Editor': '1' } });
    if (!response.ok) throw missing(path);
    return new File([await response.blob()], name, { type: response.headers.get('Content-Type') ?? '' });
  }

  /** Writes a file unless somebody else has done so since it was read. */
  async write(path: string, content: Blob): Promise<void> {
    const response = await this.#send('PUT', path, content);
    const tag = (response.headers.get('ETag') ?? '').replaceAll('"', '');
    const isText = /\.(yaml|md)$/.test(path);
    this.#files.set(path, { path, tag, ...(isText && { text: await content.text() }) });
  }

  async remove(path: string): Promise<void> {
    if (!this.#files.has(path)) throw missing(path);
    await this.#send('DELETE', path);
    this.#files.delete(path);
  }
}

/** The editor writes to such a file first and then gives it its name; until then it is nowhere but here. */
const isTemporary = (path: string) => path.split('/').at(-1)?.startsWith('.sveltia-tmp-') === true;

const join = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** A file of the site's folder. */
class FileHandle {
  readonly kind = 'file';
  readonly #folder: SiteFolder;
  #path: string;
  #content: Blob | undefined;

  constructor(folder: SiteFolder, path: string) {
    this.#folder = folder;
    this.#path = path;
  }

  get name(): string {
    return this.#path.split('/').at(-1) ?? '';
  }

  async getFile(): Promise<File> {
    return this.#content ? new File([this.#content], this.name) : this.#folder.read(this.#path);
  }

  createWritable(): Promise<{ write: (data: Blob | string) => Promise<void>; close: () => Promise<void> }> {
    const write = async (data: Blob | string) => {
      const content = typeof data === 'string' ? new Blob([data]) : data;
      if (!isTemporary(this.#path)) await this.#folder.write(this.#path, content);
      this.#content = content;
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }

  async move(directory: DirectoryHandle, name: string): Promise<void> {
    const [from, to] = [this.#path, join(directory.path, name)];
    await this.#folder.write(to, this.#content ?? (await this.#folder.read(from)));
    if (!isTemporary(from)) await this.#folder.remove(from);
    this.#path = to;
  }
}

/** A folder of the site's folder; '' is that itself. */
export class DirectoryHandle {
  readonly kind = 'directory';
  readonly path: string;
  readonly #folder: SiteFolder;

  constructor(folder: SiteFolder, path = '') {
    this.#folder = folder;
    this.path = path;
  }

  get name(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    for (const [name, kind] of this.#folder.namesIn(this.path)) {
      const path = join(this.path, name);
      yield [
        name,
        kind === 'file' ? new FileHandle(this.#folder, path) : new DirectoryHandle(this.#folder, path),
      ];
    }
  }

  async *keys(): AsyncGenerator<string> {
    for await (const [name] of this.entries()) yield name;
  }

  async *values(): AsyncGenerator<FileHandle | DirectoryHandle> {
    for await (const [, handle] of this.entries()) yield handle;
  }

  [Symbol.asyncIterator](): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    return this.entries();
  }

  getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const path = join(this.path, name);
    if (!create && !this.#folder.has(path)) return Promise.reject(missing(path));
    return Promise.resolve(new FileHandle(this.#folder, path));
  }

  getDirectoryHandle(name: string, { create = false } = {}): Promise<DirectoryHandle> {
    const path = join(this.path, name);
    if (!create && this.#folder.namesIn(path).size === 0) return Promise.reject(missing(path));
    return Promise.resolve(new DirectoryHandle(this.#folder, path));
  }

  async removeEntry(name: string): Promise<void> {
    const path = join(this.path, name);
    if (isTemporary(path) || this.#folder.namesIn(path).size > 0) return;
    // A folder without files is none.
    if (this.#folder.has(path)) await this.#folder.remove(path);
  }
}
