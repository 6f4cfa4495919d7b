import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPdf, type ReadTag } from '#build/documents/test-support/read-pdf.ts';
import { pageFilesPath } from '#shared/page-files.ts';
import { servedSiteFile } from '#server/served-site.ts';
import { templateOf } from '#tests/support/page-types.ts';
import { readSiteBytes, readSiteFile, siteFiles, sitePages } from '#tests/pages/site-files.ts';
import { asJson, stable } from './stable.ts';

/** Files that other programs read, and the head of each page, compared with the reviewed files beside this one. */

/** What browsers and robots read in the head of a page, without what changes with each build. */
function headOf(html: string): string {
  const [, head = ''] = /<head>([^]*?)<\/head>/.exec(html) ?? [];
  const elements = head
    .replaceAll(/<(style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll(
      /(<script type="application\/ld\+json">)([^]*?)(<\/script>)/g,
      (_, start, json: string, end) => [start, asJson(JSON.parse(json)), end].join('\n'),
    )
    .replaceAll(/(<script(?! type="application\/ld)[^>]*>)[^]*?<\/script>/g, '$1')
    .replaceAll(/>\s*</g, '>\n<');
  return stable(elements.trim());
}

const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '';

it.each([...Map.groupBy(sitePages, templateOf)])(
  'pages of %s have the heads of their file',
  async (view, pages) => {
    const heads = pages.map(({ html }) => `${rootOf(html)}\n${headOf(html)}`.split('\n'));
    const common = heads.map((lines) => new Set(lines)).reduce((all, one) => all.intersection(one));
    // What all pages of a view have is written once.
    const parts = heads.map((lines, index) =>
      [`# ${pages[index]?.path}`, ...lines.filter((line) => index === 0 || !common.has(line))].join('\n'),
    );
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`./head/${view}.txt`);
  },
);

/** Without the files of our own pages, and without pictures, fonts and documents. */
const isForPrograms = (name: string) =>
  !/\.(?:html|js|css|svg|png|jpe?g|avif|webp|ico|woff2|pdf)$/.test(name) &&
  !name.startsWith('/assets/') &&
  name !== pageFilesPath &&
  name !== `/${servedSiteFile}`;

const forPrograms = [...siteFiles].filter(isForPrograms).toSorted();
const pdfs = [...siteFiles].filter((name) => name.endsWith('.pdf'));

/** The reviewed file of a built one. */
const reviewed = (name: string) =>
  name.slice(1).replaceAll('/', '-').replace(/^\./, 'dot-').replace(/pdf$/, 'txt');

it('every reviewed file is of a file that is built', () => {
  const files = readdirSync(join(import.meta.dirname, 'files'));
  const built = [...forPrograms, ...pdfs].map(reviewed);
  expect(files.filter((file) => !built.includes(file))).toEqual([]);
});

it.each(forPrograms)('%s is as its file', async (name) => {
  await expect(stable(readSiteFile(name))).toMatchFileSnapshot(`./files/${reviewed(name)}`);
});

/** A tag of a PDF and those inside, a line each; its text is on the innermost ones. */
function linesOf({ type, alt, scope, text, children }: ReadTag, depth = 0): string[] {
  const parts = [type, scope, alt && `(${alt})`, children.length === 0 && text.trim()];
  const line = '  '.repeat(depth) + parts.filter((part) => part).join(' ');
  return [line, ...children.flatMap((child) => linesOf(child, depth + 1))];
}

it.each(pdfs)('%s reads as its file', async (name) => {
  const { root, bookmarks, addresses, artifacts, pages } = readPdf(readSiteBytes(name));
  const parts = [
    `${pages} pages`,
    ...linesOf(root),
    'bookmarks:',
    ...bookmarks,
    'links:',
    ...addresses,
    'not read aloud:',
    ...artifacts,
  ];
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot(`./files/${reviewed(name)}`);
});
