import * as v from 'valibot';
import type { AccountLinks } from '../admin-desk.ts';
import type { Fetch } from '../../sending/live-submit.ts';

const answerTimeoutMs = 30_000;

const invitationAnswer = v.object({ email: v.string(), name: v.string() });

/**
 * What works without a session: asking for a reset, and the links of invitations and resets.
 * @param onLoggedIn called when an invitation was accepted, which logs in
 */
export function createAccountLinks({
  fetch,
  onLoggedIn,
}: {
  fetch: Fetch;
  onLoggedIn: () => void;
}): AccountLinks {
  /** @returns the answer, or why there is none */
  async function post(path: string, body: object): Promise<Response | 'link' | 'unavailable'> {
    try {
      const response = await fetch(`/api/account/${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (response.ok) return response;
      // A damaged link is no link (422).
      return response.status === 410 || response.status === 422 ? 'link' : 'unavailable';
    } catch {
      return 'unavailable';
    }
  }

  return {
    async requestReset(email) {
      return typeof (await post('reset-request', { email })) !== 'string';
    },
    async invitation(token) {
      const answer = await post('invitation', { token });
      if (typeof answer === 'string') return { ok: false, reason: answer };
      const result = v.safeParse(invitationAnswer, await answer.json().catch(() => null));
      return result.success ? { ok: true, value: result.output } : { ok: false, reason: 'unavailable' };
    },
    async accept(token, name, password) {
      const answer = await post('accept', { token, name, password });
      if (typeof answer === 'string') return { ok: false, reason: answer };
      onLoggedIn();
      return { ok: true, value: undefined };
    },
    async reset(token, password) {
      const answer = await post('reset', { token, password });
      return typeof answer === 'string' ? { ok: false, reason: answer } : { ok: true, value: undefined };
    },
  };
}
