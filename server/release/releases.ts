import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from './lock.ts';
import { switchLink } from './switch-link.ts';

/**
 * The releases of a server: code, packages and pages in one folder each, and the link `current` to the one that runs.
 * A new one is complete and checked before the link changes; if it does not start, the one before runs again. Data is
 * in another folder.
 */

/** How the commands reach the server that runs, as its unit file and its settings say. */
export interface ReleaseOptions {
  /** Contains `incoming`, `releases` and `current`. */
  folder: string;
  envFile: string;
  /** Command of a shell that restarts the server, and returns when the old one has ended. */
  restart: string;
  /** Where the database is backed up before it changes; `off` for one that is backed up otherwise. */
  backups: string;
  /** Address of `/healthz` on this machine. */
  healthUrl: string;
  /** How long the server may take to start. */
  startMs: number;
  now?: Date;
}

const keptReleases = 5;
const keptBackupDays = 30;
const pollMs = 250;

/** Runs in a release. What it prints is shown. @throws Error with `problem` */
function run(program: string, args: string[], cwd: string, problem: string): void {
  try {
    execFileSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    throw new Error(problem, { cause: error });
  }
}

const liveCommand = (release: string, args: string[], { envFile }: ReleaseOptions, problem: string) =>
  run(process.execPath, [`--env-file=${envFile}`, 'server/live.mjs', ...args], release, problem);

const currentOf = ({ folder }: ReleaseOptions) => {
  const link = join(folder, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
};

/** Complete releases, the oldest first. */
const namesIn = (folder: string) =>
  readdirSync(join(folder, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** One command at a time. */
async function alone<Value>({ folder }: ReleaseOptions, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(join(folder, 'releases'), { recursive: true, mode: 0o755 });
  const unlock = lock(
    join(folder, 'lock'),
    (pid) => `another update runs (process ${pid}): wait until it ends`,
  );
  try {
    return await work();
  } finally {
    unlock();
  }
}

/**
 * Makes a release of what was copied to `incoming`, and switches to it.
 * @returns its name
 * @throws Error with the reason; the release before runs then
 */
export function update(options: ReleaseOptions): Promise<string> {
  return alone(options, async () => {
    const { folder, envFile, backups, now = new Date() } = options;
    if (!existsSync(envFile)) throw new Error(`${envFile} is missing: write the settings to it first`);
    const name = now.toISOString().replace(/[:.]/g, '-');
    const releases = join(folder, 'releases');
    // Left by a command that was killed.
    for (const left of readdirSync(releases))
      if (left.startsWith('.')) rmSync(join(releases, left), { recursive: true });
    const release = join(releases, `.${name}`);
    try {
      cpSync(join(folder, 'incoming'), release, { recursive: true, verbatimSymlinks: true });
      run(
        'npm',
        ['ci', '--omit=dev', '--omit=optional', '--ignore-scripts'],
        release,
        'the packages cannot be installed, see above',
      );
      // The service has a user of its own.
      run('chmod', ['-R', 'a+rX', release], folder, 'the files cannot be made readable');
      liveCommand(release, ['check', '--before-start'], options, 'the new release has problems, see above');
      const current = currentOf(options);
      if (current !== undefined && backups !== 'off')
        liveCommand(
          join(releases, current),
          ['backup', '--keep', String(keptBackupDays), backups],
          options,
          'the database cannot be backed up, see above',
        );
      renameSync(release, join(releases, name));
    } catch (error) {
      rmSync(release, { recursive: true, force: true });
      throw error;
    }
    try {
      await switchTo(name, options);
    } catch (error) {
      // Nobody wants to go back to it.
      rmSync(join(releases, name), { recursive: true });
      throw error;
    }
    const current = currentOf(options);
    for (const old of namesIn(folder).slice(0, -keptReleases))
      if (old !== current) rmSync(join(releases, old), { recursive: true });
    return name;
  });
}

/**
 * Switches to the release before.
 * @returns its name
 * @throws Error with the reason; nothing has changed then
 */
export function goBack(options: ReleaseOptions): Promise<string> {
  return alone(options, async () => {
    const current = currentOf(options) ?? '';
    const before = namesIn(options.folder)
      .filter((name) => name < current)
      .at(-1);
    if (before === undefined) throw new Error('there is no earlier release');
    const release = join(options.folder, 'releases', before);
    liveCommand(
      release,
      ['check', '--before-start'],
      options,
      `the release before cannot run, see above. If the database has changed since: stop the server, restore the backup of before with the commands in ${release}, and go back again`,
    );
    await switchTo(before, options);
    return before;
  });
}

/** @throws Error when the release does not start; the one before runs again then */
async function switchTo(name: string, options: ReleaseOptions): Promise<void> {
  const link = join(options.folder, 'current');
  const before = currentOf(options);
  const start = async (release: string) => {
    switchLink(link, join('releases', release));
    run('sh', ['-c', options.restart], dirname(link), `this failed: ${options.restart}`);
    await untilHealthy(options);
  };
  try {
    await start(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (before === undefined) {
      rmSync(link);
      throw error;
    }
    await start(before).catch((other: unknown) => {
      throw new Error(`${reason}. The release before does not start either: ${String(other)}`, {
        cause: error,
      });
    });
    throw new Error(`${reason}. The release before, ${before}, runs again`, { cause: error });
  }
}

async function untilHealthy({ healthUrl, startMs }: ReleaseOptions): Promise<void> {
  const endsAt = performance.now() + startMs;
  for (;;) {
    const answer = await fetch(healthUrl).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > endsAt)
      throw new Error(
        `the server does not answer at ${healthUrl} after ${startMs / 1000} s: its log has the reason (journalctl -u site)`,
      );
    await setTimeout(pollMs);
  }
}
