import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

/** Tells a process from a later one that got its number; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    // The 22nd field, counted behind the name, which may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}

/** Who holds a lock. */
interface Holder {
  pid: number;
  start: string;
  /** ISO 8601. */
  since: string;
}

function holderOf(file: string): Holder | undefined {
  try {
    // Written whole by `takeLock`.
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** What a lock says to those who come while it is held. */
export class LockedError extends Error {
  constructor({ since, pid }: Holder) {
    super(
      `a publication is running since ${since.slice(11, 19)} UTC (process ${pid}); it will take what is saved by now, or publish again when it is done`,
    );
  }
}

/**
 * Takes a lock that one process holds at a time. That of a process which was killed is taken over.
 * @param file holds who has it
 * @returns gives it back
 * @throws LockedError while another process runs that holds it
 */
export function takeLock(file: string, now = new Date()): () => void {
  const own: Holder = { pid: process.pid, start: startOf(process.pid), since: now.toISOString() };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && isRunning(holder)) throw new LockedError(holder);
    // Whoever renames it first clears it away; the others find it gone and try again.
    const old = `${file}.${randomUUID()}`;
    try {
      renameSync(file, old);
      rmSync(old);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
