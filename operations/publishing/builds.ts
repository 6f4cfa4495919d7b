import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How many builds are kept, the served one among them. */
const keptBuilds = 10;

/**
 * The published builds of a site: `builds/<time>` each, and the link `current` to the one that is served. A
 * build gets its name when it is complete, and the link changes in one step of the file system: whenever a
 * process is killed, what is served is the old site or the new one.
 */
export class PublishedBuilds {
  /** The link to the site that is served. */
  readonly current: string;
  readonly lockFile: string;
  readonly #folder: string;

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = join(folder, 'builds');
    this.current = join(folder, 'current');
    this.lockFile = join(folder, 'lock');
    mkdirSync(this.#folder, { recursive: true });
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

  /** The moment of the newest build, in milliseconds since 1970, even if an earlier one is served again. */
  get newestMoment(): number | undefined {
    const moment = this.names.at(-1)?.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z');
    return moment === undefined ? undefined : Date.parse(moment);
  }

  /** Where a complete build lies. */
  folderOf(name: string): string {
    return join(this.#folder, name);
  }

  /** Where the build of a moment may be made: a folder that nobody takes for a complete one. */
  newFolder(moment: Date): string {
    this.removeHalves();
    const name = moment.toISOString().replace(/[:.]/g, '-');
    return join(this.#folder, `.${name}`);
  }

  /** Gives a complete build its name. @param folder as `newFolder` gave it */
  complete(folder: string): string {
    const name = basename(folder).slice(1);
    renameSync(folder, join(this.#folder, name));
    return name;
  }

  /** What a killed publication left. Only whoever holds the lock may ask for it. */
  removeHalves(): void {
    for (const name of readdirSync(this.#folder))
      if (name.startsWith('.')) rmSync(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Serves another build, in one step. */
  serve(name: string): void {
    const next = `${this.current}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('builds', name), next);
    renameSync(next, this.current);
  }

  /** Removes the oldest builds beyond ten, never the one that is served. */
  prune(): void {
    const { names, served } = this;
    for (const name of names.slice(0, Math.max(0, names.length - keptBuilds))) {
      if (name === served) continue;
      // The name goes first: a build of which files are missing is none.
      const gone = join(this.#folder, `.gone-${name}`);
      renameSync(join(this.#folder, name), gone);
      rmSync(gone, { recursive: true, force: true });
    }
  }

  /** One step back. @returns the build that is served now @throws Error when there is none before */
  back(): string {
    const { names, served } = this;
    const before = names.filter((name) => served !== undefined && name < served).at(-1);
    if (before === undefined) throw new Error('there is no earlier build to go back to');
    this.serve(before);
    return before;
  }
}
