import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';
import { openDevServer } from '#build/dev-server.ts';
import { bundleEditor } from '#build/editor-page.ts';
import { findText, formsOfPage, placeOf } from '#build/editor/click/find-text.ts';
import { indexTexts } from '#build/editor/click/text-places.ts';
import { localConfig } from '#build/editor/site-config.ts';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { readLocalSettings } from '#server/site/env.ts';
import { listen, stopOnSignals } from '#server/site/listen.ts';
import { editorPolicy, isOfEditor } from '#server/site/security-headers.ts';

/**
 * `npm run edit`: the editor at /edit on this machine only, which works on the files of the folder that the person
 * chooses in it, and beside it the site with drafts, which reloads when something is saved
 * (docs/how-to/edit-in-the-browser.md). PORT changes the port (3000), HOST the address (127.0.0.1).
 */

process.env['DRAFTS'] = 'shown';

const afterSaveMs = 400;
/** How many places of a text are listed. */
const listedMost = 8;

const readTexts = () => {
  const source = new SiteSource(chosenFolder());
  const { site } = readSite(source);
  return { site, places: indexTexts(source, site, localConfig(site)) };
};
/** The texts of the site, until one of its files changes. */
let texts: ReturnType<typeof readTexts> | undefined;

/** After a save, makes the pictures of the site again and checks its content. */
function watchSite(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    texts = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const script of ['build/images/build.ts', 'content/checks/check.ts'])
        spawnSync(process.execPath, [script], { stdio: 'inherit' });
    }, afterSaveMs);
  });
}

const app = new Hono();
app.use(async (context, next) => {
  await next();
  context.header('Content-Security-Policy', editorPolicy([]));
  context.header('Cache-Control', 'no-store');
});
// The editor also mends sites that have mistakes.
app.get('/edit/config.json', (context) =>
  context.json(localConfig(readSite(new SiteSource(chosenFolder())).site)),
);
const clickedText = v.object({
  text: v.string(),
  block: v.string(),
  page: v.string(),
  isShared: v.boolean(),
});
// The places of a text that a person clicked on a page (build/editor/click/site-page.ts).
app.post('/edit/where', async (context) => {
  const clicked = v.parse(clickedText, await context.req.json());
  texts ??= readTexts();
  const { site, places } = texts;
  const found =
    clicked.text === '' ? formsOfPage(places, site, clicked.page) : findText(places, site, clicked);
  return context.json(found.slice(0, listedMost).map((place) => placeOf(place, clicked.text)));
});
app.onError((error, context) => context.text(error.message, 500));
const answer = getRequestListener(app.fetch);

try {
  const site = loadChosenSite();
  const editorPageFolder = await bundleEditor(site);
  app.use(
    serveStatic({
      root: relative(process.cwd(), editorPageFolder),
      rewriteRequestPath: (path) => path.slice('/edit'.length) || '/',
    }),
  );
  const server = await openDevServer(
    site,
    (request, response) => {
      if (!isOfEditor(new URL(request.url ?? '/', 'http://localhost').pathname)) return false;
      void answer(request, response);
      return true;
    },
    '/build/editor/click/site-page.ts',
  );
  const stop = () => Promise.resolve(server.closeAllConnections());
  stopOnSignals(stop);
  const address = (await listen({ server }, readLocalSettings(process.env))).replace(
    '127.0.0.1',
    'localhost',
  );
  watchSite(site.folder);
  console.log(
    `The editor is at ${address}/edit; choose ${projectFolder} in it. The site with drafts is at /; with Edit there, a click on a text opens it in the editor. Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`The editor cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
