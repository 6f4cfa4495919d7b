import type * as v from 'valibot';
import type { LiveParts } from '../parts.ts';
import { isFromOurPages } from '../security/csrf.ts';
import { PasswordsBusy } from '../security/passwords.ts';
import { countRequest, type LimitedRoute } from '../security/rate-limit.ts';
import { addressOf } from './address-of.ts';
import { readChange } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { LiveContext } from './live-context.ts';

/** How long to wait when too many passwords are being checked. */
const busyRetryS = 5;

/** @throws Refusal 403 for a request that no page of ours has sent */
export function refuseOtherSites(context: LiveContext, { options }: Pick<LiveParts, 'options'>): void {
  if (!isFromOurPages(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
}

/**
 * Reads a post without a session, in JSON: a form of another site cannot send this type without a CORS preflight.
 * @param limit counted before the body is read; null when the route counts by itself
 * @throws Refusal 403 from elsewhere, 429 over the limit of its address, 415, 400, 413, 422
 */
export async function readLogin<Schema extends v.GenericSchema>(
  context: LiveContext,
  parts: LiveParts,
  schema: Schema,
  limit: LimitedRoute | null,
): Promise<v.InferOutput<Schema>> {
  context.header('Cache-Control', 'no-store');
  refuseOtherSites(context, parts);
  const { store, now } = parts;
  const retryAfterS = limit && (await countRequest(store, limit, addressOf(context, parts), now()));
  if (retryAfterS !== null) throw new Refusal(429, 'rate', { retryAfterS });
  return readChange(context, schema);
}

/** For `catch`: too many passwords at once are a refusal to try again soon. @throws Refusal 503, or the error */
export function busyAsRefusal(error: unknown): never {
  if (error instanceof PasswordsBusy) throw new Refusal(503, 'unavailable', { retryAfterS: busyRetryS });
  throw error;
}
