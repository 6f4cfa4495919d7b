import { getRequestListener } from '@hono/node-server';
import { checkServicesMode, servicesMode } from '../shared/services-mode.ts';
import { openDevServer } from './dev-server.ts';

/**
 * `npm run dev`: HTML as in the build, rendered at each request, with hot reload. A change of content, words,
 * settings or page data reloads the page. Drafts and what is scheduled are shown (DRAFTS= hides them). PORT changes
 * the port (3000). SERVICES=live also starts the API, with settings and data folder of `npm run start:live`;
 * changes in `server/site/` need a restart.
 */

type RequestListener = ReturnType<typeof getRequestListener>;

/** True for addresses of live mode's API. */
const isOfApi = (address = '') => /^\/(?:api\/|(?:healthz|readyz)$)/.test(address);

/** The API in live mode, else null. */
async function openApi(): Promise<RequestListener | null> {
  checkServicesMode();
  if (servicesMode !== 'live') return null;
  const { describeSettings, readLiveSettings } = await import('../server/live/settings.ts');
  const { openLive } = await import('../server/live/app.ts');
  const { formChoices } = await import('../content/form-choices.ts');
  const { stopOnSignals } = await import('../server/site/listen.ts');
  const settings = readLiveSettings(process.env);
  for (const line of describeSettings(settings)) console.log(line);
  const { api, stop } = await openLive(settings, formChoices);
  stopOnSignals(stop);
  return getRequestListener(api.fetch);
}

process.env.DRAFTS ??= 'shown';
const api = await openApi().catch((error: unknown) => {
  console.error(
    `The development server cannot start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
const server = await openDevServer((request, response) => {
  if (!api || !isOfApi(request.url)) return false;
  void api(request, response);
  return true;
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
