import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { adminRoutes } from './admin/admin.ts';
import { startAlerts } from './alerts/alerts.worker.ts';
import { applicationRoutes } from './applications/applications.route.ts';
import { erasuresFileIn } from './backup.ts';
import { createCeilings } from './ceilings.ts';
import { checkRoutes } from './check/check.route.ts';
import { createDataFolder } from './data-folder.ts';
import type { LiveDeps } from './deps.ts';
import { freeBytesAt } from './disk.ts';
import { failureReason, openDatabase, ping, type Database } from './database.ts';
import { enquiryRoutes } from './enquiries/enquiries.route.ts';
import { createLog } from './json-log.ts';
import { countUnsent } from './outbox/outbox.store.ts';
import { startOutbox } from './outbox/outbox.worker.ts';
import { erasuresIn } from './people/erasures.ts';
import { startRetention } from './people/retention.ts';
import { answerPageStylePath } from './answer-page.ts';
import { sessionRoutes } from './sessions/sessions.route.ts';
import type { LiveSettings } from './settings.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.route.ts';
import { limits } from '#shared/limits.ts';
import { bodyMaxBytes } from './requests.ts';
import {
  createWebhookTransport,
  createFolderTransport,
  removeForgottenMails,
  createSmtpTransport,
} from './outbox/transports.ts';

export interface RunningLive {
  api: Hono;
  /** Sends nothing more, in at most seconds; requests can still be answered. */
  stopSending: () => Promise<void>;
  stop: () => Promise<void>;
  /** Rejects when a database that was not there at the start cannot be used. */
  opened: Promise<void>;
}

const now = () => new Date();

/**
 * Opens the database, starts the workers and assembles the routes, for the server and for development.
 * @param site as the build that is served now says, or in development the content
 * @throws Error or StoreUnavailable with the reason; nothing is left running then
 */
export async function openLive(
  site: LiveDeps['site'],
  settings: Omit<LiveSettings, 'port' | 'host'>,
): Promise<RunningLive> {
  const { dataFolder, smtpUrl, mailFrom: sender, options } = settings;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const log = createLog((line) => process.stdout.write(`${line}\n`), now);
    createDataFolder(dataFolder);
    let opened = Promise.resolve();
    const database = await openDatabase(settings, ({ message }, promise) => {
      log.error('waiting for the database, forms are refused', { reason: message });
      opened = promise.then(() => log.info('the database can be used'));
      // The caller may take a second until it listens.
      opened.catch(() => {});
    });
    stops.push(() => database.close());
    const erasures = erasuresIn(erasuresFileIn(dataFolder));
    await erasures.prepare();
    const mailFolder = join(dataFolder, 'outbox');
    const mail = smtpUrl
      ? createSmtpTransport(site(), { url: smtpUrl, sender })
      : createFolderTransport(site(), mailFolder, sender);
    stops.push(() => mail.close());
    const removeTraces = tracesOf(database, mailFolder, log);
    const webhook = options.webhook && createWebhookTransport(site(), options.webhook, now);
    const outbox = startOutbox({ database, removeTraces, log, now }, { mail, webhook });
    stops.push(() => outbox.stop());
    const deps: LiveDeps = {
      site,
      database,
      options,
      erasures,
      hasRoom: () => hasRoom(dataFolder),
      ceilings: createCeilings({ log, now }),
      wakeOutbox: outbox.wake,
      removeTraces,
      log,
      now,
    };
    const retention = startRetention(deps);
    stops.push(() => retention.stop());
    const alerts = startAlerts({ ...deps, freeBytes: () => freeBytesAt(dataFolder) });
    stops.push(() => alerts.stop());
    return { api: createLiveApi(deps), stopSending: () => outbox.stop(), stop, opened };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Failures are logged; the daily job tries again. */
function tracesOf(database: Database, mailFolder: string, log: LiveDeps['log']): LiveDeps['removeTraces'] {
  return async () => {
    await removeForgottenMails(database, mailFolder).catch((error: unknown) =>
      log.error('files of deleted emails not removed, next try with the daily job', {
        reason: failureReason(error),
      }),
    );
    const isDone = await database.purge().catch(() => false);
    if (!isDone) log.error('deleted rows are still in the log of the database, next try with the daily job');
  };
}

/** All routes of live mode. An unknown path below `/api` gets 404 in JSON; the site answers all other paths. */
export function createLiveApi(deps: LiveDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('alive\n'));
  const stateNow = readiness(deps);
  app.get('/readyz', async (context) => {
    const { problem, unsent } = await stateNow();
    return problem === null
      ? context.text(['ready', ...unsent, ...closedForms(deps), ''].join('\n'))
      : context.text(`not ready: ${problem}\n`, 503, { 'Retry-After': '5' });
  });
  app.use('/api/*', logRequests(deps));
  app.route('/', enquiryRoutes(deps));
  app.route('/', applicationRoutes(deps));
  app.route('/', subscriptionRoutes(deps));
  app.route('/api', sessionRoutes(deps));
  app.route('/api', adminRoutes(deps));
  app.route(
    '/',
    checkRoutes(deps, async () => ({
      problem: (await stateNow()).problem,
      closedForms: closedForms(deps),
    })),
  );
  app.all('/api/*', (context, next) =>
    // A file of the build.
    context.req.path === answerPageStylePath
      ? next()
      : context.json({ error: 'not-found' }, 404, { 'Cache-Control': 'no-store' }),
  );
  return app;
}

/** A closed form does not make the server unready, because the rest of the site still works. */
const closedForms = ({ ceilings }: Pick<LiveDeps, 'ceilings'>): string[] =>
  ceilings
    .closedForms()
    .map(({ form, limit, until }) => `${form}: ${limit} limit reached, closed until ${until}`);

/** When the database needs longer than this, the server is not ready. */
const readyTimeoutMs = 2_000;
/** Anybody may ask, so the database is queried no more often than this. */
const readyCachedMs = 2_000;

/** Two of the largest applications, because a database copies what it stores. `ping` succeeds on a full disk. */
const roomBytes = 2 * (limits.application.resumeMaxBytes + bodyMaxBytes);

async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytesAt(folder)) >= roomBytes;
}

interface Readiness {
  /** Why records cannot be stored. */
  problem: 'database' | 'disk full' | null;
  /** A line about emails and events that are not sent, which makes the server no less ready. */
  unsent: string[];
}

/** Creates a check of the server; cached for `readyCachedMs`. */
function readiness({
  database,
  hasRoom: isRoom,
  now: at,
}: Pick<LiveDeps, 'database' | 'hasRoom' | 'now'>): () => Promise<Readiness> {
  const check = async (): Promise<Readiness> => {
    if (!(await isRoom())) return { problem: 'disk full', unsent: [] };
    if (!(await canWrite(database))) return { problem: 'database', unsent: [] };
    return { problem: null, unsent: await unsentLines(database, at()) };
  };
  let cached: { at: number; answer: ReturnType<typeof check> } | null = null;
  return () => {
    const asked = performance.now();
    if (cached === null || asked - cached.at >= readyCachedMs) cached = { at: asked, answer: check() };
    return cached.answer;
  };
}

async function unsentLines(database: Database, at: Date): Promise<string[]> {
  try {
    const { waiting, dead, oldestWaitingS } = await countUnsent(database, at);
    return [`emails and events: ${waiting} waiting, ${dead} failed, oldest waiting ${oldestWaitingS} s`];
  } catch {
    return [];
  }
}

async function canWrite(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyTimeoutMs);
  });
  const written = ping(database).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([written, tooLate]);
  clearTimeout(timer);
  return answer;
}

/** Logs each request by its route's pattern, never by its address or content. */
function logRequests({ log }: Pick<LiveDeps, 'log'>): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const reason = context.get('refusal');
    log[context.res.status < 500 ? 'info' : 'error']('request', {
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      ...(reason !== undefined && { reason }),
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
