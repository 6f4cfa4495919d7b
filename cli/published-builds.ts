import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { lock } from '#server/release/lock.ts';
import { switchLink } from '#server/release/switch-link.ts';

const keptBuilds = 10;

/** What the first build is expected to need; a later one is measured by the one before. */
const firstBuildBytes = 200 * 2 ** 20;

/** All files of a build, also `.well-known`. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [] : relative(folder, join(entry.parentPath, entry.name))))
    .filter((name) => statSync(join(folder, name)).isFile());

/** How a build gets to another host. */
export interface Upload {
  command: string;
  /** @throws Error when the command fails */
  run: (folder: string) => void;
}

/**
 * The published builds of a site: `builds/<time>` each, and the link `current` to the one that is served. A build gets
 * its name when it is complete, and the link changes in one step of the file system: whenever a process is killed, what
 * is served is the old site or the new one.
 */
export class PublishedBuilds {
  /** The link to the site that is served. */
  readonly current: string;
  readonly #folder: string;
  readonly #lock: string;
  /** Holds what the newest build was made from. */
  readonly #source: string;
  /** After a rollback, holds what the build was made from that must not come back. */
  readonly #rolledBack: string;
  /** Holds which build was uploaded last, and by which command: absent after a failed upload. */
  readonly #uploaded: string;
  #unlock = (): void => {};

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = join(folder, 'builds');
    this.#lock = join(folder, 'lock');
    this.#source = join(folder, 'source');
    this.#rolledBack = join(folder, 'rolled-back');
    this.#uploaded = join(folder, 'uploaded');
    this.current = join(folder, 'current');
    for (const one of [dirname(folder), folder, this.#folder]) {
      const isNew = !existsSync(one);
      if (isNew) mkdirSync(one, { recursive: true });
      // For a web server of another user, also under a strict umask.
      if (isNew || (statSync(one).mode & 0o077) === 0) chmodSync(one, 0o755);
    }
  }

  /** The names of all complete builds, the oldest first. */
  get names(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  }

  /** The name of the build that is served. */
  get served(): string | undefined {
    return existsSync(this.current) ? basename(readlinkSync(this.current)) : undefined;
  }

  /** Only one process publishes at a time. @throws Error while another one runs */
  lock(): void {
    this.#unlock = lock(
      this.#lock,
      (pid) => `another process is publishing (process ${pid}): wait until it ends, then publish again`,
    );
  }

  unlock(): void {
    this.#unlock();
  }

  /** Where a build may be made, without what a killed one left. @throws Error when the disk has no room for it */
  newFolder(moment: Date, freeBytes = freeBytesAt(this.#folder)): string {
    for (const name of readdirSync(this.#folder))
      if (name.startsWith('.')) rmSync(join(this.#folder, name), { recursive: true, force: true });
    const needed = this.served === undefined ? firstBuildBytes : 2 * bytesOf(this.current);
    if (freeBytes < needed)
      throw new Error(
        `the disk has ${mebibytes(freeBytes)} MB left, a build needs ${mebibytes(needed)}: delete what is not needed, for instance old builds in ${this.#folder}, then publish again`,
      );
    return join(this.#folder, `.${moment.toISOString().replace(/[:.]/g, '-')}`);
  }

  /**
   * Serves a complete build, and removes the oldest beyond ten.
   * @param folder as `newFolder` gave it
   * @param source what it was made from
   * @param upload when it fails, the served build stays
   * @returns its name; undefined where it is served and uploaded already, byte for byte
   */
  serve(folder: string, source: string, upload?: Upload): string | undefined {
    const { served } = this;
    const isServed = served !== undefined && isSame(folder, this.current);
    const name = isServed ? served : basename(folder).slice(1);
    if (isServed) rmSync(folder, { recursive: true });
    const isUploaded = upload !== undefined && !this.isUploaded(name, upload);
    if (isUploaded) this.upload(name, upload, isServed ? this.current : folder);
    if (!isServed) {
      renameSync(folder, join(this.#folder, name));
      this.#switchTo(name);
    }
    writeFileSync(this.#source, source);
    rmSync(this.#rolledBack, { force: true });
    if (isServed) return isUploaded ? name : undefined;
    for (const old of this.names.slice(0, -keptBuilds))
      if (old !== name) rmSync(join(this.#folder, old), { recursive: true, force: true });
    return name;
  }

  /**
   * Serves the previous build until the source changes.
   * @param source the content now, for builds of a version that did not record what they were made from
   * @param upload when it fails, the served build stays
   * @returns the build that is served now
   * @throws Error when there is none before
   */
  back(source: string, upload?: Upload): string {
    const { names, served = '' } = this;
    const before = names.filter((name) => name < served).at(-1);
    if (before === undefined) throw new Error('there is no earlier build to roll back to');
    if (upload) this.upload(before, upload);
    writeFileSync(this.#rolledBack, this.source ?? source);
    this.#switchTo(before);
    return before;
  }

  /** Whether the last upload was of this build, by this command. */
  isUploaded(name: string, { command }: Upload): boolean {
    return existsSync(this.#uploaded) && readFileSync(this.#uploaded, 'utf8') === uploadRecord(name, command);
  }

  /** The other site of this project whose build was uploaded last by this command. */
  otherAt({ command }: Upload): string | undefined {
    const sites = dirname(dirname(this.#folder));
    const [last] = readdirSync(sites)
      .map((site) => ({ site, file: join(sites, site, basename(this.#uploaded)) }))
      .filter(({ file }) => existsSync(file) && readFileSync(file, 'utf8').endsWith(`\n${command}\n`))
      .toSorted((a, b) => statSync(b.file).mtimeMs - statSync(a.file).mtimeMs);
    return last && last.file !== this.#uploaded ? last.site : undefined;
  }

  /**
   * @param name of the build
   * @param folder where it is
   */
  upload(name: string, { command, run }: Upload, folder = join(this.#folder, name)): void {
    rmSync(this.#uploaded, { force: true });
    run(folder);
    writeFileSync(this.#uploaded, uploadRecord(name, command));
  }

  /** What the newest build was made from. */
  get source(): string | undefined {
    return existsSync(this.#source) ? readFileSync(this.#source, 'utf8') : undefined;
  }

  /** Whether a rollback withdrew what this source publishes. */
  isRolledBackFrom(source: string): boolean {
    return existsSync(this.#rolledBack) && readFileSync(this.#rolledBack, 'utf8') === source;
  }

  #switchTo(name: string): void {
    switchLink(this.current, join('builds', name));
  }
}

const uploadRecord = (name: string, command: string) => `${name}\n${command}\n`;
const freeBytesAt = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
const mebibytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);
const bytesOf = (folder: string) =>
  filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

function isSame(one: string, other: string): boolean {
  const [names, others] = [filesIn(one), filesIn(other)];
  return (
    names.length === others.length &&
    names.every((name) => {
      const twin = join(other, name);
      return existsSync(twin) && readFileSync(join(one, name)).equals(readFileSync(twin));
    })
  );
}
