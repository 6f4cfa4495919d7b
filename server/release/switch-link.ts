import { renameSync, rmSync, symlinkSync } from 'node:fs';

/** Lets a link lead to another target, in one step of the file system. */
export function switchLink(link: string, target: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  renameSync(next, link);
}
