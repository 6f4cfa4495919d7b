import { chosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { arrivalMs } from '#shared/transfer-limits.ts';
import { createApp } from '#server/site/app.ts';
import { createHttpServer, defaultLimits } from '#server/site/http-server.ts';
import { followLink } from '#server/site/follow-link.ts';
import { endOnFaults, listen, stopOnSignals } from '#server/site/listen.ts';
import { openLive } from './app.ts';
import { uploadMaxBytes } from './applications/upload.ts';
import { readFormChoices } from './form-choices.ts';
import { describeSettings, readLiveSettings, type LiveSettings } from './settings.ts';

/** Longer limits than for pages: routes end slow bodies themselves (`watchPace`), the largest after this time. */
const limits = {
  ...defaultLimits,
  requestTimeoutMs: arrivalMs('upload', uploadMaxBytes),
  stalledMs: arrivalMs('upload', 0),
};

/** Starts all parts; they are stopped in the opposite order. */
async function start(
  site: Site,
  settings: LiveSettings,
): Promise<{ address: string; stop: () => Promise<void>; opened: Promise<void> }> {
  const live = await openLive(
    site,
    settings,
    followLink(settings.distFolder, (folder) => readFormChoices(site, folder)),
  );
  try {
    const { api } = live;
    const app = createApp(site, { distFolder: settings.distFolder, api });
    const httpServer = createHttpServer(site, app, limits);
    const address = await listen(httpServer, settings);
    const stop = async () => {
      // Together, because each may take seconds and service managers kill what does not end.
      await Promise.all([httpServer.stop(), live.stopSending()]);
      await live.stop();
    };
    return { address, stop, opened: live.opened };
  } catch (error) {
    await live.stop();
    throw error;
  }
}

function reportFailure(error: unknown): void {
  console.error(
    `${site.settings.name} cannot start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}

endOnFaults();
const site = chosenSite();
try {
  const settings = readLiveSettings(site, process.env);
  for (const line of describeSettings(site, settings)) console.log(line);
  const { address, stop, opened } = await start(site, settings);
  stopOnSignals(stop);
  void opened.catch((error: unknown) => {
    reportFailure(error);
    return stop();
  });
  console.log(
    `${site.settings.name} is running at ${address} (live services: what visitors send is stored). Stop with Ctrl+C.`,
  );
} catch (error) {
  reportFailure(error);
}
