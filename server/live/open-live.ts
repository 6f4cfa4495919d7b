import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { ensureOwner } from './admin-account.ts';
import { createLiveApi } from './live-api.ts';
import { startOutbox } from './mail/outbox.ts';
import { openResumeFiles, openStore, openTransport } from './open-parts.ts';
import { createArrivals } from './operations/arrivals.ts';
import { gatherLines } from './operations/gather-lines.ts';
import { createLog } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { createSharedArrivals } from './operations/shared-arrivals.ts';
import type { LiveParts } from './parts.ts';
import { keepConsentTexts } from './privacy/consent-text.ts';
import { readPage } from './read-page.ts';
import { startRetention } from './privacy/retention.ts';
import { checkOwner } from './resumes/check-owner.ts';
import { createPasswords } from './security/passwords.ts';
import type { LiveSettings } from './old-settings.ts';
import { startWebhookOutbox } from './webhooks/outbox.ts';
import { createWebhookTransport } from './webhooks/transport.ts';

const now = () => new Date();

/** The running parts of live mode. */
export interface Live {
  api: Hono;
  /** Stops the workers and closes the store. */
  stop: () => Promise<void>;
}

/**
 * Opens the stores, starts the workers and creates the API, for the server and for development.
 * @param formChoices what the forms let people choose: of the build that is served, or of the content
 * @throws Error or StoreUnavailable with the reason; nothing is left running then
 */
export async function openLive(settings: LiveSettings, formChoices: LiveParts['formChoices']): Promise<Live> {
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
    const resumeFiles = await openResumeFiles(settings);
    await checkOwner({ store, files: resumeFiles, newIdentity: randomUUID });
    await keepConsentTexts(store);
    const passwords = createPasswords();
    const isNewAccount = await ensureOwner(store, {
      password: settings.adminPassword,
      hash: (password) => passwords.hash(password),
      now,
    });
    if (isNewAccount)
      console.log('The dashboard has its account now; log in at /admin with the password given.');
    const transport = openTransport(settings, log);
    stops.push(() => transport.close());
    const outbox = startOutbox({ store, transport, log, now });
    stops.push(() => outbox.stop());
    const { options, webhookAddresses: allowed } = settings;
    const webhookTransport = createWebhookTransport({ allowed });
    const webhookOutbox = startWebhookOutbox({ store, webhookTransport, options, log, now });
    stops.push(() => webhookOutbox.stop());
    const parts: LiveParts = {
      store,
      resumeFiles,
      transport,
      webhookTransport,
      arrivals: settings.databaseUrl ? createSharedArrivals({ store, log }) : createArrivals(),
      wakeOutbox: () => {
        outbox.wake();
        webhookOutbox.wake();
      },
      formChoices,
      pageAt: (path) => readPage(settings.distFolder, path),
      log,
      options,
      now,
    };
    const retention = startRetention(parts);
    stops.push(() => retention.stop());
    const metrics = createMetrics(() => process.memoryUsage.rss());
    const api = createLiveApi(parts, { passwords, metrics, metricsToken: settings.metricsToken });
    return { api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
