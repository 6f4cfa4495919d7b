import { arrivalMs } from '#shared/transfer-limits.ts';
import { createApp } from '#server/site/app.ts';
import { createHttpServer, defaultLimits } from '#server/site/http-server.ts';
import { distFolderOf } from '#server/site/env.ts';
import { endOnFaults, listen, stopOnSignals } from '#server/site/listen.ts';
import { followBuild, type ServedBuild } from '#server/site/static-files.ts';
import { readLiveSite, type LiveSite } from '#server/served-site.ts';
import { openLive } from './app.ts';
import { uploadMaxBytes } from './applications/upload.ts';
import { describeSettings, readLiveSettings, type LiveSettings } from './settings.ts';

/** Longer limits than for pages: routes end slow bodies themselves (`watchPace`), the largest after this time. */
const limits = {
  ...defaultLimits,
  requestTimeoutMs: arrivalMs('upload', uploadMaxBytes),
  stalledMs: arrivalMs('upload', 0),
};

/** Starts all parts; they are stopped in the opposite order. */
async function start(
  build: () => ServedBuild<LiveSite>,
  settings: LiveSettings,
): Promise<{ address: string; stop: () => Promise<void>; opened: Promise<void> }> {
  const site = () => build().site;
  const live = await openLive(site, settings);
  try {
    const { api } = live;
    const httpServer = createHttpServer(site, createApp(build, api), limits);
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

let name = 'The site';

function reportFailure(error: unknown): void {
  console.error(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

endOnFaults();
try {
  const build = followBuild(distFolderOf(process.env, 'live'), 'live', readLiveSite);
  const { site } = build();
  ({ name } = site.settings);
  const settings = readLiveSettings(site, process.env);
  for (const line of describeSettings(site, settings)) console.log(line);
  const { address, stop, opened } = await start(build, settings);
  stopOnSignals(stop);
  void opened.catch((error: unknown) => {
    reportFailure(error);
    return stop();
  });
  console.log(
    `${name} is running at ${address} (live services: what visitors send is stored). Stop with Ctrl+C.`,
  );
} catch (error) {
  reportFailure(error);
}
