import type { LiveParts } from '../parts.ts';
import { passkeyPlaceOf } from '../security/passkey-answers.ts';
import { newToken, tokenHashOf } from '../security/tokens.ts';
import type { ChallengePurpose } from '../store/user-store.ts';

/** How long people may take at the dialog of their browser. */
const challengeMs = 5 * 60_000;

/** Makes a challenge for a passkey; it is answered once, in time, and for this purpose. */
export async function newChallenge(
  { store, options, now }: LiveParts,
  purpose: ChallengePurpose,
  account: string | null,
): Promise<{ challenge: string; rpId: string }> {
  const challenge = newToken();
  const expiresAt = new Date(now().getTime() + challengeMs).toISOString();
  await store.addChallenge({ hash: tokenHashOf(challenge), expiresAt }, purpose, account);
  return { challenge, rpId: passkeyPlaceOf(options.publicOrigin).rpId };
}
