import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of the latest build that take time to make; the next build takes the unchanged ones from here. */
export interface KeptFiles {
  /**
   * Puts a file where it belongs, and makes it only when it is not kept.
   * @param sources everything it is made from
   * @param target absolute path
   * @returns whether it was made
   */
  put(sources: readonly (string | Buffer)[], target: string, make: () => Promise<Buffer>): Promise<boolean>;
  /** Removes what this build has not put anywhere. */
  removeUnused(): Promise<void>;
}

/** @param folder absolute path, which is made when it is missing */
export async function keptFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true });
  /** What this build puts somewhere, by digest; two targets with the same sources are made once. */
  const used = new Map<string, Promise<boolean>>();
  const keep = async (file: string, make: () => Promise<Buffer>): Promise<boolean> => {
    if (existsSync(file)) return false;
    // Renamed when complete, so that a build that stops leaves no partial file.
    await writeFile(`${file}-begun`, await make());
    await rename(`${file}-begun`, file);
    return true;
  };
  return {
    async put(sources, target, make) {
      const hash = createHash('sha256');
      for (const source of sources) hash.update(source).update('\0');
      const digest = hash.digest('hex').slice(0, 24);
      const file = join(folder, digest);
      const earlier = used.get(digest);
      const keeping = earlier ?? keep(file, make);
      used.set(digest, keeping);
      const isNew = await keeping;
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
      return isNew && !earlier;
    },
    async removeUnused() {
      for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name));
    },
  };
}
