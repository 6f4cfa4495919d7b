import { createHash } from 'node:crypto';
import {
  chmod,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress, isCompressible } from './compress.ts';

/** What a file or a value of the latest build was made from. */
interface Made {
  digest: string;
}

interface State {
  /** By address; the time shows whether somebody has changed the file since. */
  files: Record<string, Made & { modifiedMs: number }>;
  values: Record<string, Made & { value: unknown }>;
}

type Content = string | Uint8Array;
/** Everything that something is made from. */
export type Sources = readonly (string | Uint8Array)[];

function digestOf(sources: Sources): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  return hash.digest('hex').slice(0, 24);
}

const withoutSlash = (path: string) => path.replace(/^\//, '');

const endings = ['', '.br', '.gz'];

/** Lets a web server of another user read a folder, whatever the umask of this process. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/**
 * A site while it is built. It is put together in a folder of its own and moved to its place when it is complete, so a
 * build that stops leaves the site that was there. What has not changed since the latest build is taken from its
 * files.
 */
export class SiteOutput {
  readonly folder: string;
  readonly #latest: string;
  readonly #stateFile: string;
  readonly #before: State;
  readonly #now: State = { files: {}, values: {} };
  readonly #mayLink: boolean;

  private constructor(options: {
    folder: string;
    latest: string;
    stateFile: string;
    before: State;
    mayLink: boolean;
  }) {
    this.folder = options.folder;
    this.#latest = options.latest;
    this.#stateFile = options.stateFile;
    this.#before = options.before;
    this.#mayLink = options.mayLink;
  }

  /**
   * Empties a folder for a new site.
   * @param options.folder where the site is put together
   * @param options.latest the site of the latest build
   * @param options.stateFile what that build was made from
   * @param options.replacesLatest whether the new site takes its place; else it shares no files with it
   */
  static async open(options: {
    folder: string;
    latest: string;
    stateFile: string;
    replacesLatest: boolean;
  }): Promise<SiteOutput> {
    const { folder, latest, stateFile, replacesLatest } = options;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const text = await readFile(stateFile, 'utf8').catch(() => '{"files":{},"values":{}}');
    // Written by the latest build.
    const before = JSON.parse(text) as State;
    return new SiteOutput({ folder, latest, stateFile, before, mayLink: replacesLatest });
  }

  /** The paths of all files in the new site, without their compressed forms. */
  paths(): string[] {
    return Object.keys(this.#now.files).map((address) => `/${address}`);
  }

  /**
   * Puts a file into the site, and its compressed forms beside it; makes it only when its sources have changed.
   * @param path of the file from the root of the site
   * @returns whether it was made
   */
  async put(path: string, sources: Sources, make: () => Content | Promise<Content>): Promise<boolean> {
    const address = withoutSlash(path);
    const target = join(this.folder, address);
    const digest = digestOf(sources);
    await mkdir(dirname(target), { recursive: true });
    const isKept = this.#before.files[address]?.digest === digest && (await this.#isUnchanged(address));
    if (!isKept || !(await this.#takeFromLatest(address))) {
      const content = Buffer.from(await make());
      await writeFile(target, content);
      await this.#compress(address, content);
    }
    this.#now.files[address] = { digest, modifiedMs: (await stat(target)).mtimeMs };
    return !isKept;
  }

  /** Puts texts into the site, by their paths. */
  async putTexts(texts: ReadonlyMap<string, string>): Promise<void> {
    await Promise.all([...texts].map(([path, text]) => this.put(path, [text], () => text)));
  }

  /**
   * Puts all files of a folder into the site.
   * @param options.below the folder of the site that gets them
   * @param options.without the path of a file that is left out
   */
  async putFolder(source: string, options: { below?: string; without?: string } = {}): Promise<void> {
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        if (!entry.isFile()) return;
        const file = join(entry.parentPath, entry.name);
        const path = file.slice(source.length).replaceAll('\\', '/');
        if (withoutSlash(path) === options.without) return;
        const { size, mtimeMs } = await stat(file);
        await this.put(`${options.below ?? ''}${path}`, [`${size} ${mtimeMs}`], () => readFile(file));
      }),
    );
  }

  /**
   * A value that takes time to make, from the latest build when its sources have not changed.
   * @param name of the value
   */
  async remember<Value>(name: string, sources: Sources, make: () => Promise<Value>): Promise<Value> {
    const digest = digestOf(sources);
    const known = this.#before.values[name];
    const value = known?.digest === digest ? known.value : await make();
    this.#now.values[name] = { digest, value };
    // A name is always of one type.
    return value as Value;
  }

  /** Moves the complete site to its place. @param place absolute path */
  async moveTo(place: string): Promise<void> {
    await makeReadable(this.folder);
    await rm(place, { recursive: true, force: true });
    await rename(this.folder, place);
    if (!this.#mayLink) return;
    await writeFile(`${this.#stateFile}-new`, JSON.stringify(this.#now));
    await rename(`${this.#stateFile}-new`, this.#stateFile);
  }

  async #isUnchanged(address: string): Promise<boolean> {
    const file = await stat(join(this.#latest, address)).catch(() => null);
    return file !== null && file.mtimeMs === this.#before.files[address]?.modifiedMs;
  }

  /** Takes a file and its compressed forms from the latest build. @returns false when it lacks one of them */
  async #takeFromLatest(address: string): Promise<boolean> {
    const take = this.#mayLink ? link : copyFile;
    const wanted = isCompressible(address) ? endings : [''];
    try {
      await Promise.all(
        wanted.map((ending) =>
          take(join(this.#latest, address + ending), join(this.folder, address + ending)),
        ),
      );
      return true;
    } catch {
      await Promise.all(wanted.map((ending) => rm(join(this.folder, address + ending), { force: true })));
      return false;
    }
  }

  /** Writes `x.br` and `x.gz` beside a text; the server never compresses. */
  async #compress(address: string, content: Buffer): Promise<void> {
    if (!isCompressible(address)) return;
    const latest = join(this.#latest, address);
    const isSame = (await this.#isUnchanged(address)) && content.equals(await readFile(latest));
    if (
      isSame &&
      (await this.#takeFromLatest(`${address}.br`)) &&
      (await this.#takeFromLatest(`${address}.gz`))
    )
      return;
    const { br, gz } = await compress(content);
    await writeFile(join(this.folder, `${address}.br`), br);
    await writeFile(join(this.folder, `${address}.gz`), gz);
  }
}
