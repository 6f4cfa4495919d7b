import type { LiveParts } from '../parts.ts';
import { clientAddress } from '../security/client-address.ts';
import { incomingOf, type LiveContext } from './live-context.ts';

/** The client's address of a request, for rate limits. */
export function addressOf(
  context: Pick<LiveContext, 'env' | 'req'>,
  { options }: Pick<LiveParts, 'options'>,
): string {
  return clientAddress(
    {
      socketAddress: incomingOf(context)?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    },
    options.trustedProxies,
  );
}
