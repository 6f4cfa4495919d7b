import { Hono } from 'hono';
import { originsOf } from '#shared/editor-origins.ts';
import { oncePer } from '#shared/once.ts';
import type { ServedSite } from '#server/served-site.ts';
import { revalidateCacheControl } from './cache-control.ts';
import { errorPlace } from './error-place.ts';
import { respondNotFound, respondWithFile } from './file-response.ts';
import { securityHeaders, securityHeadersOf, editorPolicy, isOfEditor } from './security-headers.ts';
import type { ServedBuild } from './static-files.ts';

const policyHeader = 'Content-Security-Policy';

const policiesOf = oncePer((site: Pick<ServedSite, 'settings'>) => {
  const { editor } = site.settings;
  return { headers: securityHeaders(site), editorOrigins: editor && originsOf(editor) };
});

/**
 * The application without a port: it serves the prerendered site (SPEC section 2), read once from its folder.
 * It answers GET and HEAD, and any other method with 405. Every response carries security headers.
 * @param build that is served now
 * @param api routes that come before the site (live mode); the site answers what they do not know
 */
export function createApp(build: () => ServedBuild<Pick<ServedSite, 'settings'>>, api?: Hono): Hono {
  const app = new Hono();

  // After next(), so that no route can leave them out or send a weaker value.
  app.use(async (context, next) => {
    await next();
    // A resume already carries its own, stricter policy.
    const { headers } = context.res;
    const own = headers.get(policyHeader);
    const { headers: all, editorOrigins } = policiesOf(build().site);
    const security = securityHeadersOf(all, headers.get('Content-Type'), context.req.path);
    for (const [name, value] of Object.entries(security)) headers.set(name, value);
    if (own?.startsWith('sandbox;')) headers.set(policyHeader, own);
    else if (editorOrigins && isOfEditor(context.req.path)) {
      headers.set(policyHeader, editorPolicy(editorOrigins));
      // Signing in at the repository opens a window that posts its result to this one.
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
      headers.set('X-Robots-Tag', 'noindex, nofollow');
    }
  });

  if (api) app.route('/', api);

  // Hono answers HEAD through the GET route and omits the body.
  app.get('*', (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const destination = build().files.find(url.pathname, url.search);
    switch (destination.kind) {
      case 'file':
        return respondWithFile(request, destination.file);
      case 'redirect':
        // Without no-cache, browsers would keep a 301 or 308 for ever, even after the page has moved.
        context.header('Cache-Control', revalidateCacheControl);
        return context.redirect(destination.to, destination.status);
      case 'missing':
        return respondNotFound(request, destination.page);
    }
  });

  app.all('*', (context) => context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));

  app.onError((error, context) => {
    console.error(errorPlace(error));
    return context.text('Internal server error\n', 500);
  });

  return app;
}
