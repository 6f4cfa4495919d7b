import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const installTimeoutMs = 10 * 60_000;

/** True for an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folders in PATH, in order. */
export function foldersOnPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/**
 * Installs the first available package, on Debian-like systems as root, for example in a CI container.
 * @param notice printed before, because it takes a while
 * @returns false when none could be installed
 */
export async function installSystemPackage(names: readonly string[], notice: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(notice);
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: installTimeoutMs };
  const aptGet = async (...parts: string[]) => {
    try {
      await run('apt-get', parts, quiet);
      return true;
    } catch {
      return false;
    }
  };
  await aptGet('update');
  for (const name of names) if (await aptGet('install', '-y', '--no-install-recommends', name)) return true;
  return false;
}
