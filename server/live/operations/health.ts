import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ResumeFiles } from '../resumes/resume-files.ts';
import type { Store } from '../store/store.ts';
import { isThisMachine } from './is-this-machine.ts';
import type { Metrics } from './metrics.ts';

/** When the store needs longer than this, the server is not ready. */
const readyTimeoutMs = 2_000;

const within = (work: Promise<void>, milliseconds: number) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });

/** Compares in constant time, so that the time does not show how much of it is right. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

interface HealthParts {
  store: Pick<Store, 'ping' | 'mailCounts'>;
  resumeFiles: Pick<ResumeFiles, 'ping'>;
  metrics: Metrics;
  /** Null: only this machine may read the figures. */
  metricsToken: string | null;
}

/**
 * Status of the server for supervisors: `/healthz` (the process answers), `/readyz` (records and resumes can
 * be stored; else 503) and `/metrics` (Prometheus text, for this machine or with the token).
 */
export function healthRoutes({ store, resumeFiles, metrics, metricsToken }: HealthParts): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('alive\n'));
  app.get('/readyz', async (context) => {
    const [canStore, canKeepFiles] = await Promise.all([
      within(store.ping(), readyTimeoutMs),
      within(resumeFiles.ping(), readyTimeoutMs),
    ]);
    if (canStore && canKeepFiles) return context.text('ready\n');
    return context.text(`not ready: ${canStore ? 'resume files' : 'store'}\n`, 503, { 'Retry-After': '5' });
  });
  app.get('/metrics', async (context) => {
    const isAllowed = metricsToken
      ? isSame(context.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)
      : isThisMachine(context);
    if (!isAllowed) return context.text('Forbidden\n', 403);
    const mails = await store.mailCounts().catch(() => null);
    return context.body(metrics.render(mails), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}
