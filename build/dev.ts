import { getRequestListener } from '@hono/node-server';
import { checkMode, modeOf } from '#shared/mode.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { readLocalSettings } from '#server/site/env.ts';
import { listen } from '#server/site/listen.ts';
import { openDevServer } from './dev-server.ts';

/**
 * `npm run dev`: HTML as in the build, rendered at each request, with hot reload. A change of content, words,
 * settings or page data reloads the page. Drafts and what is scheduled are shown (DRAFTS= hides them). PORT changes
 * the port (3000), HOST the address (127.0.0.1, which only this machine reaches). SITE_MODE=live also starts the API,
 * with settings and data folder of `npm run start:live`; changes in `server/site/` need a restart.
 */

type RequestListener = ReturnType<typeof getRequestListener>;

/** True for addresses of live mode's API. */
const isOfApi = (address = '') => /^\/(?:api\/|(?:healthz|readyz)$)/.test(address);

/** The API in live mode, else null. */
async function openApi(site: Site, host: string): Promise<RequestListener | null> {
  checkMode(site);
  if (modeOf(site) !== 'live') return null;
  const { describeSettings, readLiveSettings } = await import('#server/live/settings.ts');
  const { openLive } = await import('#server/live/app.ts');
  const { Hono } = await import('hono');
  const { answerPageStylePath } = await import('#server/live/answer-page.ts');
  const { answerPageStyle } = await import('./answer-pages.ts');
  const { liveSite } = await import('./served-site.ts');
  const { stopOnSignals } = await import('#server/site/listen.ts');
  const served = liveSite(site);
  const settings = { ...readLiveSettings(served, process.env), host };
  for (const line of describeSettings(served, settings)) console.log(line);
  let current = served;
  const { api, stop, opened } = await openLive(() => current, settings);
  stopOnSignals(stop);
  await opened;
  const app = new Hono()
    .use(async (_context, next) => {
      current = liveSite(loadChosenSite());
      await next();
    })
    .get(answerPageStylePath, (context) =>
      context.body(answerPageStyle(loadChosenSite()), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  return getRequestListener(app.route('/', api).fetch);
}

process.env.DRAFTS ??= 'shown';
try {
  const site = loadChosenSite();
  const local = readLocalSettings(process.env);
  const api = await openApi(site, local.host);
  const { server } = await openDevServer(site, (request, response) => {
    if (!api || !isOfApi(request.url)) return false;
    void api(request, response);
    return true;
  });
  const address = (await listen({ server }, local)).replace('127.0.0.1', 'localhost');
  console.log(`Development server at ${address} (reloads as you edit).`);
} catch (error) {
  console.error(
    `The development server cannot start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
