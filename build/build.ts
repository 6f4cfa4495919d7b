import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { defaultLanguage, languages } from '../shared/locales.ts';
import type { PageWeight } from '../shared/page-weight.ts';
import { inLanguage, markdownPath } from '../shared/routes.ts';
import { checkServicesMode, servicesMode } from '../shared/services-mode.ts';
import { holdFiles } from '../shared/site-file/data-file.ts';
import { editor } from '../shared/site.ts';
import { checkSite } from '../content/check.ts';
import { documentsFolder } from '../content/document-files.ts';
import { siteRedirects } from '../content/redirects.ts';
import { renderHeadersFile } from '../server/site/security-headers.ts';
import { formChoices, formChoicesFile } from '../content/form-choices.ts';
import type * as Prerender from '../src/app/prerender.tsx';
import { compressor, type Compressor } from './compress.ts';
import { keptFiles } from './kept-files.ts';
import { writeRedirects } from './redirect-files.ts';
import { pageAssets, productBundles, writeBundles, type Product } from './product.ts';
import { cacheFolder, distFolder, projectFolder } from './project-paths.ts';
import { weighPage } from './page-weight.ts';
import { writeTextFiles } from './text-files.ts';
import { sitemap, textWarnings } from './texts-for-robots.ts';

/**
 * `npm run build`: checks the content, publishes its images, writes the PDFs, prerenders all pages and compresses, all
 * in this process. The bundles are those of the product (build/product.ts). Wrong content or configuration stops it with file, field and reason. SERVICES=live builds the
 * live site into dist-live. A build that stops leaves the site that was there. `--allow-sample` is for previews:
 * texts marked as samples stop a build for a real address. `--to=<folder>` puts the site elsewhere.
 */

/** The site is built here and moved to its place when it is complete. */
const newFolder = join(cacheFolder, `new-${servicesMode}`);

const outFolder =
  process.argv.find((option) => option.startsWith('--to='))?.slice('--to='.length) ?? distFolder;

// Else React's development build renders the pages.
process.env.NODE_ENV = 'production';
// One moment for all steps, so that scheduled content is in all files or in none.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

/** `/` is index.html, and /services in German is the file services.html in de: no trailing slashes. */
const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

type Listing = NonNullable<Prerender.RenderedPage['listing']>;

async function prerenderPages(
  prerender: typeof Prerender,
  product: Product,
  compression: Compressor,
): Promise<{ count: number; listings: Listing[] }> {
  const notFound = languages.map((language) => inLanguage(language, '/404'));
  const paths = [...prerender.allPaths(), ...notFound];
  const listings: Listing[] = [];
  const compressed: Promise<void>[] = [];
  const kept = await keptFiles(join(cacheFolder, `markdown-${servicesMode}`));
  const render = (pathname: string, weight?: PageWeight) =>
    prerender.renderPage(pathname, pageAssets(product, prerender.viewOf(pathname)), weight);
  const home = await render(inLanguage(defaultLanguage, '/'));
  const homeWeight = await weighPage(home.html, newFolder);
  for (const pathname of paths) {
    const { html, listing } = await render(pathname, homeWeight);
    const file = join(newFolder, fileOf(pathname));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    // In threads, while the next pages are rendered in this one.
    compressed.push(compression.file(file));
    if (!listing) continue;
    listings.push(listing);
    const { entry, text } = listing;
    await kept.put(
      [product.hash, entry.lastModified ?? '', html],
      join(newFolder, markdownPath(pathname)),
      async () => Buffer.from(text.markdown()),
    );
  }
  await Promise.all(compressed);
  await kept.removeUnused();
  return { count: paths.length, listings };
}

/** The editor of a team, where the site switches it on. */
async function writeEditor(): Promise<void> {
  if (!editor) return;
  const { bundleEditor, editorPageFolder } = await import('./editor-page.ts');
  const { teamConfig } = await import('./editor/site-config.ts');
  await bundleEditor();
  await cp(editorPageFolder, join(newFolder, 'edit'), { recursive: true });
  await writeFile(join(newFolder, 'edit', 'config.json'), JSON.stringify(teamConfig()));
}

async function writeSiteTexts(texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, text] of texts) await writeFile(join(newFolder, address), text);
}

async function writePictures(previews: readonly Prerender.Preview[]): Promise<void> {
  // Imported late, because it reads the fonts and colours that the images step makes.
  const { writePreviews } = await import('./previews/write-previews.ts');
  const drawingAt = performance.now();
  const drawn = await writePreviews(newFolder, previews);
  if (drawn > 0)
    console.log(`Link previews: ${drawn} drawn in ${((performance.now() - drawingAt) / 1000).toFixed(1)} s.`);
}

/** Makes the images, fonts and PDFs that are missing or out of date, and checks the colours. */
async function makeSiteFiles(): Promise<void> {
  const { publishImages } = await import('./images/build.ts');
  await publishImages();
  // Imported late, because they read the fonts and colours that the images step makes.
  const { checkContrast } = await import('./check-contrast.ts');
  if (!checkContrast()) throw new Error('colours have too little contrast, see above');
  const { writeDocuments } = await import('./documents/build.ts');
  await writeDocuments();
}

const startedAt = performance.now();
try {
  checkServicesMode();
  // Its threads work while this one reads the content.
  const bundling = productBundles();
  bundling.catch(() => undefined);
  holdFiles();
  if (!(await checkSite({ isForPublic: !process.argv.includes('--allow-sample') })))
    throw new Error('the content has problems, see above');
  await makeSiteFiles();
  // Pages read the addresses of the images and the sizes of the PDFs.
  holdFiles();
  const product = await bundling;
  await rm(newFolder, { recursive: true, force: true });
  await writeBundles(product, newFolder);
  const compression = await compressor();
  const prerender = await product.loadPrerender();
  const { count, listings } = await prerenderPages(prerender, product, compression);
  await cp(join(projectFolder, documentsFolder), newFolder, { recursive: true });
  await writeTextFiles(newFolder);
  await writeSiteTexts(prerender.siteTexts(listings.map(({ text }) => text)));
  await writeSiteTexts(prerender.searchIndexFiles());
  await writeFile(join(newFolder, 'sitemap.xml'), sitemap(listings.map(({ entry }) => entry)));
  for (const warning of textWarnings()) console.warn(`Warning: ${warning}`);
  await writeEditor();
  await writeFile(join(newFolder, '_headers'), renderHeadersFile());
  await writeRedirects(newFolder, siteRedirects());
  await writePictures(listings.map(({ preview }) => preview));
  await compression.rest(newFolder);
  if (servicesMode === 'live')
    await writeFile(join(newFolder, formChoicesFile), JSON.stringify(formChoices()));
  await rm(outFolder, { recursive: true, force: true });
  await rename(newFolder, outFolder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mode = servicesMode === 'live' ? ' for live mode' : '';
  console.log(`Built ${count} pages${mode} in ${seconds} s: ${relative(projectFolder, outFolder)}`);
} catch (error) {
  console.error(`The build stopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
