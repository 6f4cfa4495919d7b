import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliSize } from './compress.ts';
import type { PageWeight } from '#shared/page-weight.ts';

const kinds: Readonly<Record<string, keyof PageWeight['bytes']>> = {
  '.css': 'pages',
  '.js': 'scripts',
  '.woff2': 'fonts',
};

/** Files that a page names and its first visit loads at once; lazy pictures and those of `noscript` come later. */
const loaded = [
  /<link rel="(?:stylesheet|modulepreload|preload)" href="([^"#]+)"/g,
  /<script(?: type="module")? src="([^"]+)"/g,
  /<(?:use|image) href="([^"#]+)/g,
  /<img(?![^>]*loading="lazy")[^>]* src="([^"]+)"/g,
];

/** Fonts of a stylesheet with the letters of every page; the browser loads others when their letters occur. */
const latinFonts = /url\(['"]?([^)'"]+\.woff2)['"]?\)[^}]*unicode-range: ?U\+20-/g;

/**
 * What the first visit of a page loads, compressed as it is sent.
 * @param folder of the site, with all files but its pages
 */
export async function weighPage(html: string, folder: string): Promise<PageWeight> {
  const seen = html.replaceAll(/<noscript[^>]*>[^]*?<\/noscript>/g, '');
  const addresses = new Set(
    loaded.flatMap((pattern) => [...seen.matchAll(pattern)].map(([, address = '']) => address)),
  );
  const bytes: PageWeight['bytes'] = { images: 0, scripts: 0, fonts: 0, pages: 0 };
  bytes.pages += await brotliSize(Buffer.from(html));
  for (const address of addresses) {
    const content = await readFile(join(folder, address));
    if (address.endsWith('.css'))
      for (const [, font = ''] of content.toString().matchAll(latinFonts)) addresses.add(font);
    const kind = kinds[extname(address)] ?? 'images';
    bytes[kind] += /\.(?:css|js|svg)$/.test(address) ? await brotliSize(content) : content.length;
  }
  return { bytes, files: addresses.size + 1 };
}
