import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differencesBetween } from './compare-pictures.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Picture } from './pictures.ts';

const size = { width: 10, height: 10 };
const plain = (background: string) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
/** A white picture with a stripe over a tenth of its pixels. */
const striped = async (colour: string) => {
  const stripe = await sharp({ create: { width: 10, height: 1, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return sharp(await plain('#fff'))
    .composite([{ input: stripe, left: 0, top: 4 }])
    .png()
    .toBuffer();
};

describe('a look beside an earlier one', () => {
  let folders: [string, string];
  beforeEach(() => {
    folders = [mkdtempSync(join(tmpdir(), 'look-')), mkdtempSync(join(tmpdir(), 'look-'))];
  });
  afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  const picture = (address: string, file: string): Picture => ({
    address,
    widthPx: 390,
    theme: 'dark',
    file,
  });

  it('shows what changed and what is new, the earlier picture beside it, and nothing else', async () => {
    const [earlier, folder] = folders;
    const changed = picture('/about', 'about.390.dark.png');
    const same = picture('/team', 'team.390.dark.png');
    const added = picture('/press', 'press.390.dark.png');
    const [white, black] = [await plain('#fff'), await striped('#000')];
    for (const { file } of [changed, same]) await writeFile(join(earlier, file), white);
    for (const { file } of [changed, added]) await writeFile(join(folder, file), black);
    await writeFile(join(folder, same.file), white);

    const pictures = [changed, same, added];
    const differences = await differencesBetween(pictures, earlier, folder);
    expect(differences.map(({ address, before }) => [address, before])).toEqual([
      ['/about', 'about.390.dark.before.png'],
      ['/press', null],
    ]);
    expect(await readFile(join(folder, 'about.390.dark.before.png'))).toEqual(white);

    const sheet = contactSheet(pictures, differences);
    expect(sheet).toContain('about.390.dark.before.png');
    expect(sheet).toContain('10.0 % of the pixels');
    expect(sheet).not.toContain('team.390.dark.png');
    expect(contactSheet(pictures, undefined)).toContain('team.390.dark.png');
  });
});
