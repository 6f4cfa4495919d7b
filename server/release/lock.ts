import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Takes a lock for this process; the lock of one that was killed is taken over.
 * @returns the function that gives it back
 * @throws Error while another process has it
 */
export function lock(file: string, messageOf: (pid: number) => string): () => void {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder)) throw new Error(messageOf(holder));
  rmSync(file, { force: true });
  // Fails where another process was faster.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
