import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putSite, type KeptSite } from '../../../migrations/test-support/kept-sites.ts';
import { newData } from '../finish.ts';

/** Whether migrations are given a file of a site. */
export const isText = (name: string): boolean => /\.(yaml|md)$/.test(name);

/** Writes a site of an earlier version as the upgrade to this one leaves it. @param folder is made anew */
export async function putCarried(kept: KeptSite, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await putSite(kept, folder);
  const before = new Map(Object.entries(kept.texts).filter(([name]) => isText(name)));
  const { texts } = newData(before);
  for (const name of before.keys()) if (!texts.has(name)) rmSync(join(folder, name));
  for (const [name, text] of texts) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
