import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../parts.ts';
import type { Metrics } from './metrics.ts';

/** Logs and counts every API request by its route pattern, never by its address or content. */
export function observeRequests(
  log: Log,
  metrics: Metrics,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const milliseconds = now() - startedAt;
    const { method } = context.req;
    const { status } = context.res;
    const route = routePath(context);
    metrics.observe({ method, route, status, seconds: milliseconds / 1000 });
    log.info('request', { method, route, status, milliseconds: Math.round(milliseconds) });
  };
}
