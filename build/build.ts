import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';
import { inLanguage } from '#shared/routes.ts';
import { checkMode, modeOf } from '#shared/mode.ts';
import { pageFilesOf, pageFilesPath } from '#shared/page-files.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { checkSite } from '#content/checks/check.ts';
import { shownUntil } from '#content/chosen-site.ts';
import { readSite, type Site } from '#content/load-site.ts';
import { shownSite } from '#content/shown-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { documentsFolder } from '#content/published/document-files.ts';
import { siteRedirects } from '#content/published/redirects.ts';
import { renderHeadersFile } from '#server/site/security-headers.ts';
import { servedSiteFile } from '#server/served-site.ts';
import type * as Prerender from '#build/pages/prerender.tsx';
import { ownHtaccess } from '#content/read/own-files.ts';
import { renderHtaccess } from './htaccess.ts';
import { redirectTexts } from './redirect-files.ts';
import { makeSiteFiles } from './made-files.ts';
import { answerPageFiles } from './answer-pages.ts';
import { pageAssets, productBundles, putBundles, type Product } from './product.ts';
import { putOwnFiles } from './own-files.ts';
import { cacheFolder, distFolder, projectFolder } from './project-paths.ts';
import { renderServedSite } from './served-site.ts';
import { SiteOutput } from './site-output.ts';
import { siteTextFiles } from './text-files.ts';
import { sitemap, textWarnings } from './texts-for-robots.ts';

/**
 * `npm run build`: checks the content, publishes its images, writes the PDFs, prerenders the pages and compresses, in
 * this one process. The bundles are those of the product (build/product.ts), and what has not changed is taken from the
 * latest build (build/site-output.ts). Wrong content or configuration stops it with file, field and reason. A build
 * that stops leaves the site that was there. SITE_MODE=live builds the live site into dist-live. `--allow-sample` is
 * for previews: texts marked as samples stop a build for a real address. `--to=<folder>` puts the site elsewhere.
 */

// Else React's development build renders the pages.
process.env.NODE_ENV = 'production';
// One moment for all steps, so that scheduled content is in all files or in none.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

/** `/` is index.html, and /services in German is the file services.html in de: no trailing slashes. */
const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

type Listing = NonNullable<Prerender.PreparedPage['listing']>;

/** Puts all pages into the site. Those that have not changed are not rendered. */
async function putPages(
  site: Site,
  prerender: typeof Prerender,
  product: Product,
  manifest: Manifest,
  output: SiteOutput,
): Promise<{ count: number; listings: Listing[] }> {
  const notFound = site.languages.map((language) => inLanguage(site, language, '/404'));
  const paths = [...prerender.allPaths(site), ...notFound];
  const listings: Listing[] = [];
  const written: Promise<unknown>[] = [];
  for (const pathname of paths) {
    const { inputs, render, listing } = await prerender.preparePage(
      site,
      pathname,
      pageAssets(manifest, prerender.viewOf(site, pathname), product.boot),
    );
    const sources = [product.hash, inputs];
    // Compressed in threads, while the next pages are rendered in this one.
    written.push(output.put(fileOf(pathname), sources, render));
    if (listing) listings.push(listing);
  }
  await Promise.all(written);
  return { count: paths.length, listings };
}

/** The editor of a team, where the site switches it on. */
async function putEditor(site: Site, output: SiteOutput): Promise<void> {
  if (!site.settings.editor) return;
  const { bundleEditor } = await import('./editor-page.ts');
  const { teamConfig } = await import('./editor/site-config.ts');
  await output.putFolder(await bundleEditor(site), { below: 'edit' });
  await output.putTexts(new Map([['edit/config.json', JSON.stringify(teamConfig(site))]]));
}

async function putPreviews(
  site: Site,
  output: SiteOutput,
  previews: readonly Prerender.Preview[],
): Promise<void> {
  // Imported late, because it reads the fonts and colours that the images step makes.
  const { writePreviews } = await import('./previews/write-previews.ts');
  const drawingAt = performance.now();
  const drawn = await writePreviews(site, output, previews);
  if (drawn > 0)
    console.log(`Link previews: ${drawn} drawn in ${((performance.now() - drawingAt) / 1000).toFixed(1)} s.`);
}

const startedAt = performance.now();
try {
  // Its threads work while this one reads the content.
  const bundling = productBundles();
  bundling.catch(() => undefined);
  const loaded = readSite(new SiteSource(chosenFolder()));
  checkMode(loaded.site);
  if (!(await checkSite(loaded, { isForPublic: !process.argv.includes('--allow-sample') })))
    throw new Error('the content has problems, see above');
  const site = shownSite(loaded.site, shownUntil());
  const mode = modeOf(site);
  const latest = distFolder(site);
  const outFolder =
    process.argv.find((option) => option.startsWith('--to='))?.slice('--to='.length) ?? latest;
  // The site is built here and moved to its place when it is complete.
  const newFolder = join(cacheFolder(site), `new-${mode}`);
  if (!(await makeSiteFiles(site, loaded.source)))
    throw new Error('pictures, fonts, colours or PDFs have problems, see above');
  const product = await bundling;
  const output = await SiteOutput.open({
    folder: newFolder,
    latest,
    stateFile: join(cacheFolder(site), `built-${mode}.json`),
    replacesLatest: outFolder === latest,
  });
  const manifest = await putBundles(site, product, output);
  const prerender = await product.loadPrerender();
  const { count, listings } = await putPages(site, prerender, product, manifest, output);
  await output.putFolder(join(projectFolder, documentsFolder(site)));
  const files = pageFilesOf(
    prerender.allPaths(site),
    (path) => prerender.viewOf(site, path),
    (view) => {
      const { styles, modules } = pageAssets(manifest, view, product.boot);
      return [...styles, ...modules];
    },
  );
  await output.putTexts(
    new Map([
      [pageFilesPath.slice(1), JSON.stringify(files)],
      ...siteTextFiles(site),
      ...prerender.searchIndexFiles(site),
      [
        'sitemap.xml',
        sitemap(
          site,
          listings.map(({ entry }) => entry),
        ),
      ],
      [
        '_headers',
        renderHeadersFile(
          site,
          site.ownFiles.map(({ address }) => address),
        ),
      ],
    ]),
  );
  for (const warning of textWarnings(site)) console.warn(`Warning: ${warning}`);
  if (mode === 'live') await output.putTexts(await answerPageFiles(site));
  await putEditor(site, output);
  await putOwnFiles(site, output);
  const redirects = siteRedirects(site, loaded.source);
  await output.putTexts(redirectTexts(site, redirects, output.paths()));
  const own = loaded.source.has(ownHtaccess) ? loaded.source.text(ownHtaccess) : '';
  await output.putTexts(new Map([['.htaccess', renderHtaccess(site, redirects, own)]]));
  await putPreviews(
    site,
    output,
    listings.map(({ preview }) => preview),
  );
  // Read by the server only, so it is not compressed.
  await writeFile(join(newFolder, servedSiteFile), renderServedSite(site, mode));
  await output.moveTo(outFolder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const purpose = mode === 'live' ? ' for live mode' : '';
  console.log(`Built ${count} pages${purpose} in ${seconds} s: ${relative(projectFolder, outFolder)}`);
} catch (error) {
  console.error(`The build stopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
