import { brandName } from '../../config/brand.ts';
import { createApp } from '../app.ts';
import { createHttpServer, defaultLimits } from '../http-server.ts';
import { listen, stopOnSignals } from '../listen.ts';
import { ensureAdminAccount } from './admin-account.ts';
import { createLiveApi } from './live-api.ts';
import { startOutbox } from './mail/outbox.ts';
import { openResumeFiles, openStore, openTransport } from './open-parts.ts';
import { createArrivals } from './operations/arrivals.ts';
import { gatherLines } from './operations/gather-lines.ts';
import { createLog } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { createSharedArrivals } from './operations/shared-arrivals.ts';
import type { LiveParts } from './parts.ts';
import { startRetention } from './privacy/retention.ts';
import { createPasswords } from './security/passwords.ts';
import { describeSettings, readLiveSettings, type LiveSettings } from './settings.ts';

/**
 * Pages are given in seconds, but a resume of 5 MB takes a phone with 0.3 Mbit/s more than two minutes to send, and the dashboard's
 * event stream is silent between two heartbeats.
 */
const limits = { ...defaultLimits, requestTimeoutMs: 180_000, stalledMs: 30_000 };

const now = () => new Date();

/** Starts everything; what was started is stopped in the opposite order. */
async function start(settings: LiveSettings): Promise<{ address: string; stop: () => Promise<void> }> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const lines = gatherLines((text) => process.stdout.write(text), setImmediate);
    process.on('exit', lines.flush);
    const log = createLog(lines.write, now);
    const store = await openStore(settings);
    stops.push(() => store.close());
    const passwords = createPasswords();
    const isNewAccount = await ensureAdminAccount(store, {
      password: settings.adminPassword,
      hash: (password) => passwords.hash(password),
    });
    if (isNewAccount)
      console.log('The dashboard has its account now; log in at /admin with the password given.');
    const resumeFiles = await openResumeFiles(settings);
    const transport = openTransport(settings, log);
    stops.push(() => transport.close());
    const outbox = startOutbox({ store, transport, log, now });
    stops.push(() => outbox.stop());
    const parts: LiveParts = {
      store,
      resumeFiles,
      transport,
      arrivals: settings.databaseUrl ? createSharedArrivals({ store, log }) : createArrivals(),
      wakeOutbox: () => outbox.wake(),
      log,
      options: settings.options,
      now,
    };
    const retention = startRetention(parts);
    stops.push(() => retention.stop());
    const metrics = createMetrics(() => process.memoryUsage.rss());
    const api = createLiveApi(parts, { passwords, metrics, metricsToken: settings.metricsToken });
    const httpServer = createHttpServer(createApp({ distFolder: settings.distFolder, api }), limits);
    const address = await listen(httpServer, settings);
    stops.push(httpServer.stop);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  const settings = readLiveSettings(process.env);
  for (const line of describeSettings(settings)) console.log(line);
  const { address, stop } = await start(settings);
  stopOnSignals(stop);
  console.log(
    `${brandName} is running at ${address} (live services: what visitors send is stored). Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`${brandName} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
