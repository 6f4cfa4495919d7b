import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeUnnamedDrawings } from './unnamed-drawings.ts';

it('drawings that no page, script or style sheet names are taken out, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  await mkdir(join(folder, 'art', 'photos'), { recursive: true });
  await mkdir(join(folder, 'en'));
  const art = ['page.1.svg', 'script.2.svg', 'style.3.svg', 'nobody.4.svg', 'photos/yard.avif', 'face.webp'];
  await Promise.all(art.map((file) => writeFile(join(folder, 'art', file), '')));
  await writeFile(join(folder, 'en', 'a.html'), '<use href="/art/page.1.svg#a">');
  await writeFile(join(folder, 'a.js'), 'const sprite="/art/script.2.svg"');
  await writeFile(join(folder, 'a.css'), 'b{background:url(/art/style.3.svg)}');
  expect(await removeUnnamedDrawings(folder)).toBe(1);
  const left = await readdir(join(folder, 'art'));
  expect(left.toSorted()).toEqual(['face.webp', 'page.1.svg', 'photos', 'script.2.svg', 'style.3.svg']);
  await rm(folder, { recursive: true });
});
