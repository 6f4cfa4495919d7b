import {
  chmodSync,
  existsSync,
  globSync,
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
import { basename, dirname, join } from 'node:path';
import { lock } from '#server/release/lock.ts';
import { switchLink } from '#server/release/switch-link.ts';

const keptBuilds = 10;

/** What the first build is expected to need; a later one is measured by the one before. */
const firstBuildBytes = 200 * 2 ** 20;

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());

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
  #unlock = (): void => {};

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = join(folder, 'builds');
    this.#lock = join(folder, 'lock');
    this.#source = join(folder, 'source');
    this.#rolledBack = join(folder, 'rolled-back');
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
   * @param upload puts it on another host; when it fails, everything is as before
   * @returns its name; undefined where it is the one that is served already, byte for byte
   */
  serve(folder: string, source: string, upload = (_folder: string): void => {}): string | undefined {
    const isServed = this.served !== undefined && isSame(folder, this.current);
    const name = basename(folder).slice(1);
    if (isServed) rmSync(folder, { recursive: true });
    else {
      upload(folder);
      renameSync(folder, join(this.#folder, name));
      this.#switchTo(name);
    }
    writeFileSync(this.#source, source);
    rmSync(this.#rolledBack, { force: true });
    if (isServed) return undefined;
    for (const old of this.names.slice(0, -keptBuilds))
      if (old !== name) rmSync(join(this.#folder, old), { recursive: true, force: true });
    return name;
  }

  /**
   * One step back, until something else than the newest build's source is published.
   * @param source the content now, for builds of a version that did not record what they were made from
   * @param upload puts the build before on another host; when it fails, everything is as before
   * @returns the build that is served now
   * @throws Error when there is none before
   */
  back(source: string, upload = (_folder: string): void => {}): string {
    const { names, served = '' } = this;
    const before = names.filter((name) => name < served).at(-1);
    if (before === undefined) throw new Error('there is no earlier build to roll back to');
    upload(join(this.#folder, before));
    writeFileSync(this.#rolledBack, this.source ?? source);
    this.#switchTo(before);
    return before;
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
