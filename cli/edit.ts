import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { bundleEditor, editorPageFolder } from '../build/editor-page.ts';
import { openDevServer } from '../build/dev-server.ts';
import { projectFolder } from '../build/project-paths.ts';
import { siteFolder } from '../shared/site-folder.ts';
import { isOfEditor } from '../server/site/edit-policy.ts';
import { listen, stopOnSignals } from '../server/site/listen.ts';
import { editRoutes } from './editing/edit-routes.ts';
import { inPlainWords } from './editing/plain-words.ts';
import { runScript, type Ended } from './editing/run-script.ts';
import { SiteStore } from './editing/site-store.ts';

/**
 * `npm run edit`: the editor at /edit for the folder of the chosen site, on this machine only, and beside it the
 * site itself with drafts, which reloads when something is saved (docs/how-to/edit-in-the-browser.md). PORT
 * changes the port (3000).
 */

process.env['DRAFTS'] = 'shown';
// Reads the site, drafts too.
const { localConfig } = await import('../build/editor/site-config.ts');

/** A photo has to be made into the sizes that pages show, and the cover of an article follows its figures. */
async function preparePictures(path: string): Promise<void> {
  if (path.startsWith('images/') || path.startsWith('posts/')) await runScript('artwork/build.ts');
}

async function check(): Promise<string[]> {
  const { ok, lines } = await runScript('content/check.ts');
  return ok ? [] : lines.map((line) => inPlainWords(line, siteFolder));
}

async function publish(): Promise<Ended> {
  const { ok, lines } = await runScript('cli/publish.ts', ['--here']);
  return { ok, lines: lines.map((line) => inPlainWords(line, siteFolder)) };
}

try {
  await bundleEditor();
  const routes = editRoutes({
    store: new SiteStore(join(projectFolder, siteFolder)),
    pageFolder: editorPageFolder,
    config: localConfig,
    saved: preparePictures,
    check,
    publish,
  });
  const answer = getRequestListener(routes.fetch);
  const server = await openDevServer((request, response) => {
    if (!isOfEditor(new URL(request.url ?? '/', 'http://localhost').pathname)) return false;
    void answer(request, response);
    return true;
  });
  const stop = () => Promise.resolve(server.closeAllConnections());
  stopOnSignals(stop);
  const settings = { port: Number(process.env['PORT'] ?? 3000), host: '127.0.0.1', distFolder: '' };
  const address = await listen({ server, stop }, settings);
  console.log(
    `The editor is at ${address.replace('127.0.0.1', 'localhost')}/edit, the site with drafts at /. Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`The editor cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
