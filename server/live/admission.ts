import type { FormName } from '#shared/form-endpoints.ts';
import type { LiveDeps, LiveOptions } from './deps.ts';
import { clientIpOf, countPost, countToken, secondsUntil, type TokenRoute } from './limits.ts';
import { Refusal, type RequestContext } from './requests.ts';
import { senderOf } from './sender.ts';

/**
 * Checks a posted form before its body is read.
 * @throws Refusal 403 from another site, 429 over a limit of its IP address or network, 503 over that of all senders
 */
export async function admitForm(
  context: RequestContext,
  { options, database, ceilings, now }: Pick<LiveDeps, 'options' | 'database' | 'ceilings' | 'now'>,
  form: FormName,
): Promise<void> {
  refuseOtherSites(context, options);
  const closedUntil = await countPost(database, form, clientIpOf(context, options), now());
  if (closedUntil === null) return;
  ceilings.close({ form, limit: 'hourly', until: closedUntil });
  throw new Refusal(503, 'busy', { retryAfterS: secondsUntil(closedUntil, now()) });
}

/**
 * Checks a request with the token of an email.
 * @throws Refusal 403 from another site, 429 over the limit of its IP address
 */
export async function admitToken(
  context: RequestContext,
  { options, database, now }: Pick<LiveDeps, 'options' | 'database' | 'now'>,
  route: TokenRoute,
): Promise<void> {
  refuseOtherSites(context, options);
  await countToken(database, route, clientIpOf(context, options), now());
}

/** Other programs are let in: the forms use no cookie, so a request with neither header can misuse nothing. */
function refuseOtherSites(
  context: RequestContext,
  { publicOrigin }: Pick<LiveOptions, 'publicOrigin'>,
): void {
  if (senderOf(context.req.raw.headers, publicOrigin) === 'other-site') throw new Refusal(403, 'cross-site');
}
