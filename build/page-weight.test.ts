import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { weighPage } from './page-weight.ts';

const page = `<!doctype html><link rel="stylesheet" href="/a.css"><script src="/boot.js"></script>
<link rel="preload" href="/a.woff2" as="font"><template><link rel="modulepreload" href="/b.js">
<script type="module" src="/c.js"></script></template><link rel="icon" href="/icon.png">
<svg><use href="/art.svg#one"></use><use href="/art.svg#two"></use></svg><img src="/first.jpg" alt="">
<img loading="lazy" src="/late.jpg" alt=""><noscript><svg><use href="/late.svg"></use></svg></noscript>`;

it('counts each file of a first visit once, compressed, and nothing that loads later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weight-'));
  const text = 'a '.repeat(5000);
  for (const name of ['boot.js', 'b.js', 'c.js', 'art.svg']) await writeFile(join(folder, name), text);
  const face = (file: string, range: string) =>
    `@font-face{src:url(/${file})format("woff2");unicode-range:${range}}`;
  await writeFile(join(folder, 'a.css'), face('late.woff2', 'U+400-4FF') + face('latin.woff2', 'U+20-FC'));
  for (const name of ['a.woff2', 'latin.woff2', 'first.jpg'])
    await writeFile(join(folder, name), randomBytes(700));
  const { bytes, files } = await weighPage(page, folder);
  expect(files).toBe(9);
  expect(bytes.fonts).toBe(1400);
  // The drawing is compressed text.
  expect(bytes.images).toBeGreaterThan(700);
  expect(bytes.images).toBeLessThan(800);
  expect(bytes.scripts).toBe(3 * (bytes.images - 700));
  expect(bytes.pages).toBeLessThan(1000);
});
