import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openDevServer } from '#build/dev-server.ts';
import { bundleEditor, editorPageFolder } from '#build/editor-page.ts';
import { projectFolder } from '#build/project-paths.ts';
import { siteFolder } from '#shared/site-folder.ts';
import { readLocalSettings } from '#server/site/env.ts';
import { listen, stopOnSignals } from '#server/site/listen.ts';
import { editorPolicy, isOfEditor } from '#server/site/security-headers.ts';

/**
 * `npm run edit`: the editor at /edit on this machine only, which works on the files of the folder that the person
 * chooses in it, and beside it the site with drafts, which reloads when something is saved
 * (docs/how-to/edit-in-the-browser.md). PORT changes the port (3000), HOST the address (127.0.0.1).
 */

process.env['DRAFTS'] = 'shown';
// Imported late, because it reads the site with the value of DRAFTS.
const { localConfig } = await import('#build/editor/site-config.ts');

const afterSaveMs = 400;

/** After a save, makes the pictures of the site again and checks its content. */
function watchSite(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(siteFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const script of ['build/images/build.ts', 'content/check.ts'])
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
app.get('/edit/config.json', (context) => context.json(localConfig()));
const answer = getRequestListener(app.fetch);

try {
  await bundleEditor();
  app.use(
    serveStatic({
      root: relative(process.cwd(), editorPageFolder),
      rewriteRequestPath: (path) => path.slice('/edit'.length) || '/',
    }),
  );
  const server = await openDevServer((request, response) => {
    if (!isOfEditor(new URL(request.url ?? '/', 'http://localhost').pathname)) return false;
    void answer(request, response);
    return true;
  });
  const stop = () => Promise.resolve(server.closeAllConnections());
  stopOnSignals(stop);
  const address = (await listen({ server }, readLocalSettings(process.env))).replace(
    '127.0.0.1',
    'localhost',
  );
  watchSite();
  console.log(
    `The editor is at ${address}/edit; choose ${projectFolder} in it. The site with drafts is at /. Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`The editor cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
