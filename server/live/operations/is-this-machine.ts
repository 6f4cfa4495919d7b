import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** True for a request from this machine that did not come through a proxy on it. */
export function isThisMachine(context: Context): boolean {
  if (context.req.header('X-Forwarded-For') || context.req.header('Forwarded')) return false;
  return loopback.test(getConnInfo(context).remote.address ?? '');
}
