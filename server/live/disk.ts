import { statfs } from 'node:fs/promises';

/** The operator should make room: a flood of the forms would fill this in half a day. */
export const lowDiskBytes = 1024 ** 3;

export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
