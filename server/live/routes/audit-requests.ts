import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import * as v from 'valibot';
import { adminAccess, type Access } from '../../../shared/contracts/admin-access.ts';
import type { AuditAction, AuditSubject } from '../../../shared/contracts/audit.ts';
import { isAtLeast } from '../../../shared/contracts/roles.ts';
import type { LiveParts } from '../parts.ts';
import type { StoredUser } from '../store/user-store.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';

/** Somebody who looks at the same again sooner has looked once: an open dashboard reloads its lists. */
export const sameViewMs = 15 * 60_000;

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.slice(path.indexOf('/admin/'))}`;

/** @throws Error for a route of the dashboard that `admin-access.ts` does not list */
export function refuseUnlistedRoutes(routes: readonly { method: string; path: string }[]): void {
  const unlisted = routes
    .filter(({ method }) => method !== 'ALL')
    .map(nameOf)
    .filter((name) => !(name in adminAccess));
  if (unlisted.length > 0)
    throw new Error(`say in admin-access.ts who may use these routes: ${unlisted.join(', ')}`);
}

/**
 * Allows what the user's role allows, and then records what was done. An answer leaves only when its entry in the
 * log is durable. Entries hold identifiers, never what a person typed.
 * @throws Refusal 403 for a role that may not
 */
export function auditRequests(parts: Pick<LiveParts, 'store' | 'now'>): MiddlewareHandler<AdminEnvironment> {
  return async (context, next) => {
    const access = accessOf(context);
    const user = context.get('user');
    if (access && !isAtLeast(user.role, access.least)) throw new Refusal(403, 'role');
    await next();
    if (!access?.audit || context.res.status >= 400) return;
    const { action, subject } = access.audit;
    await recordAction(parts, user, action, subject, (await recordsOf(context)).join(' '));
  };
}

/** Records an action; a view that is repeated soon is not recorded again. */
export async function recordAction(
  { store, now }: Pick<LiveParts, 'store' | 'now'>,
  user: StoredUser,
  action: AuditAction,
  subject: AuditSubject,
  records: string,
): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - sameViewMs).toISOString();
  await store.addAuditEntry(
    {
      id: randomUUID(),
      at: at.toISOString(),
      account: user.id,
      accountName: user.name || user.email,
      action,
      subject,
      records,
    },
    action === 'view' ? since : undefined,
  );
}

/** Null for an address without a route. */
function accessOf(context: Context): Access | null {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return (route && adminAccess[nameOf(route)]) ?? null;
}

const identifier = v.object({ id: v.string() });
const list = v.object({ items: v.array(identifier) });

/** The records an answer is about: named by its route, by the path, or found in a list that was answered. */
async function recordsOf(context: Context<AdminEnvironment>): Promise<readonly string[]> {
  const named = context.get('auditRecords');
  if (named) return named;
  const id = context.req.param('id');
  if (id !== undefined) return [id];
  const isJson = context.res.headers.get('content-type')?.startsWith('application/json') === true;
  const answer: unknown = isJson ? await context.res.clone().json() : null;
  const shown = v.safeParse(list, answer);
  if (shown.success) return shown.output.items.map((item) => item.id);
  const made = v.safeParse(identifier, answer);
  if (made.success) return [made.output.id];
  const many = v.safeParse(v.object({ ids: v.array(v.string()) }), answer);
  return many.success ? many.output.ids : [];
}
