import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './pictures.ts';

/** A picture that has changed. */
export interface Difference extends Picture {
  /** Name of the file with the earlier picture, in the same folder; null where there was none. */
  before: string | null;
  /** Share of the pixels that differ, 0 to 1; 1 for another size. */
  share: number;
}

/** Tolerance per channel (of 256), because text is not always rendered the same. */
const toleratedSteps = 8;

/**
 * The share of the pixels that differ between two pictures, 0 to 1; 1 when their sizes differ.
 * @param one a file or its bytes
 */
export async function shareOfDifference(one: string | Buffer, other: string | Buffer): Promise<number> {
  const read = (file: string | Buffer) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [first, second] = await Promise.all([read(one), read(other)]);
  const { width, height, channels } = first.info;
  if (width !== second.info.width || height !== second.info.height) return 1;
  if (first.data.equals(second.data)) return 0;
  let differing = 0;
  for (let pixel = 0; pixel < first.data.length; pixel += channels) {
    for (let channel = pixel; channel < pixel + channels; channel += 1) {
      if (Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)) <= toleratedSteps) continue;
      differing += 1;
      break;
    }
  }
  return differing / (width * height);
}

/**
 * Compares pictures with those of an earlier look, and copies the earlier versions of changed ones beside the new
 * ones.
 * @param earlier the folder of an earlier look
 * @param folder that of the pictures
 */
export async function differencesBetween(
  pictures: readonly Picture[],
  earlier: string,
  folder: string,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const picture of pictures) {
    const old = join(earlier, picture.file);
    const isThere = existsSync(old);
    const share = isThere ? await shareOfDifference(old, join(folder, picture.file)) : 1;
    if (share === 0) continue;
    const before = isThere ? picture.file.replace(/\.png$/, '.before.png') : null;
    if (before !== null) await copyFile(old, join(folder, before));
    differences.push({ ...picture, before, share });
  }
  return differences;
}
