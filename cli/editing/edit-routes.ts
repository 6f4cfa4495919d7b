import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { contentTypeOf } from '../../server/site/content-types.ts';
import { editorPolicy, editPath } from '../../server/site/edit-policy.ts';
import { StoreError, pictureMaxBytes, type SiteStore } from './site-store.ts';

/** What the routes need of the machine they run on. */
export interface EditParts {
  store: SiteStore;
  /** The bundled page of the editor. */
  pageFolder: string;
  config: () => unknown;
  /** After a file was written: what pages need of it. */
  saved: (path: string) => Promise<void>;
  /** The content check in plain words; no lines when nothing is wrong. */
  check: () => Promise<string[]>;
  publish: () => Promise<{ ok: boolean; lines: string[] }>;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request comes from a page of this server, not from one of another site that knows its port. */
function isOwn(request: Request): boolean {
  const url = new URL(request.url);
  if (!localHosts.includes(url.hostname)) return false;
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && !['same-origin', 'none'].includes(site)) return false;
  return origin === null || origin === url.origin;
}

/**
 * What `npm run edit` answers below /edit: the page, the files of the site's folder, check and publication. It
 * answers nobody but its own pages: requests with a foreign Host or Origin, or without the editor's header where
 * something is read or written, get 403.
 */
export function editRoutes({ store, pageFolder, config, saved, check, publish }: EditParts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const isPage =
      context.req.method === 'GET' && !/^\/edit\/(file|files|config\.json)$/.test(context.req.path);
    if (!isOwn(context.req.raw) || (!isPage && context.req.header('X-Editor') !== '1'))
      return context.text('Only the editor itself may ask for this.\n', 403);
    await next();
    context.header('Content-Security-Policy', editorPolicy([]));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    return undefined;
  });
  app.get('/edit/config.json', (context) => context.json(config()));
  app.get('/edit/files', (context) =>
    context.json(
      store.list().map(({ path, tag }) => ({
        path,
        tag,
        ...(/\.(yaml|md)$/.test(path) && { text: store.read(path).toString('utf8') }),
      })),
    ),
  );
  app.get('/edit/file', (context) => {
    const path = context.req.query('path') ?? '';
    return context.body(new Uint8Array(store.read(path)), 200, { 'Content-Type': contentTypeOf(path) });
  });
  const seen = (header: string | undefined) => (header ?? '').replaceAll('"', '');
  app.put('/edit/file', async (context) => {
    const length = Number(context.req.header('Content-Length') ?? 0);
    if (length > pictureMaxBytes)
      throw new StoreError(
        413,
        `The file is larger than ${pictureMaxBytes / 1024 / 1024} MB. Nothing was saved.`,
      );
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const path = context.req.query('path') ?? '';
    const tag = await store.write(path, bytes, seen(context.req.header('If-Match')));
    await saved(path);
    return context.body(null, 204, { ETag: `"${tag}"` });
  });
  app.delete('/edit/file', (context) => {
    store.remove(context.req.query('path') ?? '', seen(context.req.header('If-Match')));
    return context.body(null, 204);
  });
  app.post('/edit/check', async (context) => {
    const lines = await check();
    return context.json({ ok: lines.length === 0, lines });
  });
  app.post('/edit/publish', async (context) => context.json(await publish()));
  app.get('/edit', (context) => context.html(readFileSync(join(pageFolder, 'index.html'), 'utf8')));
  app.get('/edit/', (context) => context.redirect(editPath));
  app.get('/edit/assets/:name', (context) => {
    const { name } = context.req.param();
    if (!/^[\w.-]+$/.test(name)) return context.notFound();
    try {
      return context.body(new Uint8Array(readFileSync(join(pageFolder, 'assets', name))), 200, {
        'Content-Type': contentTypeOf(name),
      });
    } catch {
      return context.notFound();
    }
  });
  app.onError((error, context) => {
    if (error instanceof StoreError) return context.text(error.message, error.status as 403);
    console.error(error);
    return context.text('The editor’s server failed; its terminal says why.', 500);
  });
  return app;
}
