import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const ownHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True for a request from this machine and to it by its own name, that did not come through a proxy on it. A
 * page of another site, open in a browser here, can lead its own name to this machine (DNS rebinding).
 */
export function isThisMachine(context: Context): boolean {
  if (context.req.header('X-Forwarded-For') || context.req.header('Forwarded')) return false;
  if (!ownHosts.test(new URL(context.req.url).hostname)) return false;
  return loopback.test(getConnInfo(context).remote.address ?? '');
}
