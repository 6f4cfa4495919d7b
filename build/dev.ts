import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { checkServicesMode, servicesMode } from '../config/services-mode.ts';
import { documentsFolder } from '../content/document-files.ts';
import { contentTypeOf } from '../server/content-types.ts';
import type * as Prerender from '../src/app/prerender.tsx';
import { bundleHeadScript } from './head-script.ts';
import { projectFolder } from './project-paths.ts';
import { siteTextFiles } from './text-files.ts';

/**
 * `npm run dev`: HTML as in the build, rendered at each request, with hot reload. A change of content, words,
 * settings or page data reloads the page. PORT changes the port (3000). SERVICES=live also starts the API, with
 * settings and data folder of `npm run start:live`; changes in `server/` need a restart.
 */

/** Runs only at build, so a change needs a full reload of the page. */
const buildTimeFiles = /\/(content|i18n|config|schema|sites)\/|\.(?:data|markdown)\.ts$/;

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

/** A PDF of the site, made again when its text has changed. */
function documentAt(pathname: string): Buffer | null {
  if (!pathname.endsWith('.pdf')) return null;
  run('documents/build.ts');
  const file = join(projectFolder, documentsFolder, pathname);
  return existsSync(file) ? readFileSync(file) : null;
}

type RequestListener = ReturnType<typeof getRequestListener>;

/** True for addresses of live mode's API. */
const isOfApi = (address = '') => /^\/(?:api\/|(?:healthz|readyz|metrics)$)/.test(address);

/** The API in live mode, else null. */
async function openApi(): Promise<RequestListener | null> {
  checkServicesMode();
  if (servicesMode !== 'live') return null;
  const { describeSettings, readLiveSettings } = await import('../server/live/settings.ts');
  const { openLive } = await import('../server/live/open-live.ts');
  const { stopOnSignals } = await import('../server/listen.ts');
  const settings = readLiveSettings(process.env);
  for (const line of describeSettings(settings)) console.log(line);
  const { api, stop } = await openLive(settings);
  stopOnSignals(stop);
  return getRequestListener(api.fetch);
}

const api = await openApi().catch((error: unknown) => {
  console.error(
    `The development server cannot start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
run('artwork/build.ts');
run('documents/build.ts');
const server = createHttpServer();
const vite = await createServer({ root: projectFolder, server: { middlewareMode: true, hmr: { server } } });
vite.watcher.on('change', (file) => {
  if (buildTimeFiles.test(file)) vite.environments.client.hot.send({ type: 'full-reload' });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    if (pathname === '/boot.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(await bundleHeadScript('/src/styles/plain-page.css?direct'));
      return;
    }
    const document = documentAt(pathname);
    if (document) {
      response.setHeader('content-type', 'application/pdf');
      response.end(document);
      return;
    }
    const textFile = /\.(xml|json|ics|txt|webmanifest)$/.test(pathname)
      ? siteTextFiles().get(pathname)
      : undefined;
    if (textFile !== undefined) {
      response.setHeader('content-type', contentTypeOf(pathname));
      response.end(textFile);
      return;
    }
    // The module that the type names, loaded by the development server.
    const prerender = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof Prerender;
    const index = prerender.searchIndexFiles().get(pathname);
    if (index !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(index);
      return;
    }
    const assets = {
      boot: '/boot.js',
      entry: '/src/app/entry.tsx',
      styles: ['/src/app/styles.css?direct', ...stylesOf(vite)],
      modules: [],
    };
    const isText = pathname.endsWith('.md');
    const page = isText ? pathname.replace(/\.md$/, '').replace(/^\/index$/, '/') : pathname;
    const { html, status, listing } = await prerender.renderPage(page, assets);
    if (isText && listing) {
      response.setHeader('content-type', contentTypeOf(pathname));
      response.end(listing.text.markdown);
      return;
    }
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(pathname, html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.statusCode = 500;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

vite.middlewares.use((request, response) => void answer(request, response));
server.on('request', (request, response) => {
  if (api && isOfApi(request.url)) void api(request, response);
  else vite.middlewares(request, response);
});

const port = Number(process.env.PORT ?? 3000);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${port} is in use, set PORT to another` : error.message;
  console.error(`The development server cannot start: ${reason}.`);
  process.exit(1);
});
server.listen(port, () =>
  console.log(`Development server at http://localhost:${port} (reloads as you edit).`),
);
