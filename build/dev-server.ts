import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { html } from 'hono/html';
import { createServer, type ViteDevServer } from 'vite';
import { documentsFolder } from '#content/published/document-files.ts';
import { DataError, describeProblem } from '#content/site-file/problem.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { contentTypeOf } from '#server/site/content-types.ts';
import type * as Prerender from '#build/pages/prerender.tsx';
import type * as SiteImages from '#content/published/site-images.ts';
import { bundleHeadScript } from './head-script.ts';
import { ownFileAt } from './own-files.ts';
import { projectFolder } from './project-paths.ts';
import { siteStyleSheets } from './site-styles.ts';
import { siteTextFiles } from './text-files.ts';

/** Runs only at build, so a change needs a full reload of the page. */
const buildTimeFiles = /\/(content|i18n|schema|sites)\/|\.data\.ts$/;

/** Stylesheets imported by the page, linked in the HTML so that the first paint has them. */
function stylesOf(vite: ViteDevServer): string[] {
  const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values();
  return [...modules]
    .filter((module) => module.file?.endsWith('.css'))
    .map((module) => `${module.url.split('?')[0]}?direct`);
}

function run(script: string): void {
  execFileSync(process.execPath, [join(projectFolder, script)], { stdio: 'inherit', cwd: projectFolder });
}

/** Runs a script that says itself what is wrong; the site is shown without what it could not make. */
function tryToRun(script: string): void {
  try {
    run(script);
  } catch {
    console.error(`${script} has failed: the site is shown as far as that is possible.`);
  }
}

/** A PDF of the site, made again when its text has changed. */
function documentAt(site: Site, pathname: string): Buffer | null {
  if (!pathname.endsWith('.pdf')) return null;
  run('build/documents/build.ts');
  const file = join(projectFolder, documentsFolder(site), pathname);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Answers requests that are not for the site; true where it has. */
type Before = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Renders a page of any site; undefined where it has none. @param pictures that the build has not made */
type RenderPage = (
  site: Site,
  pathname: string,
  pictures: SiteImages.AddedPictures,
) => Promise<string | undefined>;

/**
 * The site as the build makes it, each page rendered when it is asked for; a change of content, words or
 * settings reloads what is open. The images and the PDFs are made first.
 * @param site as it is at the start, or why it cannot be loaded; it is loaded again when a file changes
 * @param before answers requests for anything else than the site
 * @param pageScript the address of a module that every page loads too
 * @returns a server that does not listen yet, and what renders a page of any site, such as one with a draft
 */
export async function openDevServer(
  site: Site | Error,
  before: Before,
  pageScript?: string,
): Promise<{ server: Server; renderPage: RenderPage }> {
  if (!(site instanceof Error)) {
    tryToRun('build/images/build.ts');
    tryToRun('build/documents/build.ts');
  }
  const server = createHttpServer();
  const vite = await createServer({
    root: projectFolder,
    server: { middlewareMode: true, hmr: { server } },
  });
  let current: Site | Error = site;
  const reload = (file: string) => {
    if (!buildTimeFiles.test(file)) return;
    try {
      current = loadChosenSite();
    } catch (error) {
      current = error instanceof Error ? error : new Error(String(error));
    }
    vite.environments.client.hot.send({ type: 'full-reload' });
  };
  vite.watcher.on('change', reload).on('add', reload).on('unlink', reload);
  const tag = pageScript === undefined ? '' : `<script type="module" src="${pageScript}"></script>`;
  const withScript = (page: string) => page.replace('</head>', () => `${tag}</head>`);
  vite.middlewares.use((request, response) => void answer(vite, current, request, response, withScript));
  server.on('request', (request, response) => {
    if (!before(request, response)) vite.middlewares(request, response);
  });
  const renderPage: RenderPage = async (other, pathname, pictures) => {
    const images = (await vite.ssrLoadModule('/content/published/site-images.ts')) as typeof SiteImages;
    images.addPictures(other, pictures);
    const { render, status } = await preparePage(vite, other, pathname);
    return status === 200 ? render() : undefined;
  };
  return { server, renderPage };
}

/** The module that the type names, loaded by the development server. */
const loadPrerender = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule('/build/pages/prerender.tsx')) as typeof Prerender;

async function preparePage(vite: ViteDevServer, site: Site, pathname: string) {
  const prerender = await loadPrerender(vite);
  // The styles of a view are known once it is loaded.
  const view = prerender.viewOf(site, pathname);
  await vite.ssrLoadModule(`/src/pages/${view}/${view}.page.tsx`);
  return prerender.preparePage(site, pathname, {
    boot: '/boot.js',
    entry: '/src/app/entry.tsx',
    styles: ['/src/app/styles.css?direct', '/site.css', ...stylesOf(vite)],
    modules: [],
  });
}

/** What the check says of the site's files, instead of a page; it reloads when they are corrected. */
const mistakesPage = async ({ problems }: DataError): Promise<string> => {
  const list = problems.map((problem) => html`<li>${describeProblem(problem)}</li>`);
  const page = await html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>
        The site has mistakes
      </title>
      <script type="module" src="/@vite/client"></script>
      <h1>The site has mistakes</h1>
      <p>Correct them in the editor or in these files; this page then shows the site again.</p>
      <ul>
        ${list}
      </ul>
    </html>`;
  return page.toString();
};

/** The path that a request asks for. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/s, '');

async function answer(
  vite: ViteDevServer,
  site: Site | Error,
  request: IncomingMessage,
  response: ServerResponse,
  withScript: (page: string) => string,
): Promise<void> {
  const pathname = pathOf(request);
  const send = (content: string | Buffer, type = contentTypeOf(pathname), status = 200) =>
    response.writeHead(status, { 'content-type': type }).end(content);
  try {
    // The mistakes of its files, on every page.
    if (site instanceof Error) throw site;
    if (pathname === '/boot.js')
      return void send(await bundleHeadScript('/src/styles/old-browsers.css?direct'));
    if (pathname === '/site.css') {
      const sheets = siteStyleSheets(site).map((file) => readFileSync(file, 'utf8'));
      return void send(sheets.join('\n'));
    }
    const own = ownFileAt(site, pathname);
    if (own !== undefined) return void send(readFileSync(own));
    const prerender = await loadPrerender(vite);
    const file =
      documentAt(site, pathname) ??
      (extname(pathname) === '' ? undefined : siteTextFiles(site).get(pathname)) ??
      (pathname.startsWith('/assets/') ? prerender.searchIndexFiles(site).get(pathname) : undefined);
    if (file !== undefined) return void send(file);
    const { render, status } = await preparePage(vite, site, pathname);
    send(
      await vite.transformIndexHtml(pathname, withScript(await render())),
      'text/html; charset=utf-8',
      status,
    );
  } catch (error) {
    if (error instanceof DataError) {
      console.error(error.message);
      return void send(await mistakesPage(error), 'text/html; charset=utf-8', 500);
    }
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send(reason, 'text/plain; charset=utf-8', 500);
  }
}
