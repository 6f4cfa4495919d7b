import * as v from 'valibot';
import { DeskFailure } from '../admin-desk.ts';
import type { Fetch } from '../../sending/live-submit.ts';

const answerTimeoutMs = 30_000;

const sessionAnswer = v.object({ csrfToken: v.string() });

/** Calls the API behind the login, with the CSRF token for changes. */
export interface AdminCalls {
  /** Reads and validates the answer. */
  read<Schema extends v.GenericSchema>(address: string, schema: Schema): Promise<v.InferOutput<Schema>>;
  /** Reads with a POST, so that what is asked for is in no log of addresses. */
  ask<Schema extends v.GenericSchema>(
    address: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>>;
  /** The same, as a file. */
  askFile(address: string, body: object): Promise<Blob>;
  /** Changes something. */
  change(method: 'POST' | 'PATCH' | 'DELETE', address: string, body?: object): Promise<void>;
  /** Whether there is a session. Rejects when the server does not answer. */
  hasSession(): Promise<boolean>;
  /** Forgets the CSRF token when the session has changed. */
  forgetSession(): void;
}

const refusalAnswer = v.object({
  error: v.optional(v.string(), ''),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
const refusals: readonly number[] = [403, 409, 422, 429];

async function refusalOf(response: Response): Promise<DeskFailure> {
  const { status } = response;
  if (status === 401) return new DeskFailure('loggedOut');
  if (status === 404) return new DeskFailure('gone');
  const answer = v.safeParse(refusalAnswer, await response.json().catch(() => null));
  const { error, fields } = answer.success ? answer.output : { error: '', fields: {} };
  if (error === 'role') return new DeskFailure('forbidden', error);
  return new DeskFailure(refusals.includes(status) ? 'refused' : 'unavailable', error, fields);
}

/**
 * Makes the calls of the dashboard.
 * @param onLoggedOut called when the API no longer knows the session
 */
export function createAdminCalls({
  fetch,
  onLoggedOut,
}: {
  fetch: Fetch;
  onLoggedOut: () => void;
}): AdminCalls {
  let csrfToken: string | null = null;

  async function send(method: string, address: string, headers = {}, body?: object): Promise<Response> {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    }).catch(() => {
      throw new DeskFailure('unavailable');
    });
    if (response.ok) return response;
    const refusal = await refusalOf(response);
    if (refusal.reason === 'loggedOut') {
      csrfToken = null;
      onLoggedOut();
    }
    throw refusal;
  }

  async function parsed<Schema extends v.GenericSchema>(
    response: Response,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const result = v.safeParse(schema, await response.json().catch(() => null));
    if (!result.success) throw new DeskFailure('unavailable');
    return result.output;
  }

  async function fetchToken(): Promise<string> {
    const answer = await parsed(await send('GET', '/api/session'), sessionAnswer);
    csrfToken = answer.csrfToken;
    return csrfToken;
  }

  async function sendWithToken(method: string, address: string, body?: object): Promise<Response> {
    const token = csrfToken ?? (await fetchToken());
    return send(method, address, { 'x-csrf-token': token }, body);
  }

  return {
    read: async (address, schema) => parsed(await send('GET', address), schema),
    ask: async (address, body, schema) => parsed(await sendWithToken('POST', address, body), schema),
    askFile: async (address, body) => (await sendWithToken('POST', address, body)).blob(),
    async change(method, address, body) {
      await sendWithToken(method, address, body);
    },
    async hasSession() {
      try {
        await fetchToken();
        return true;
      } catch (error) {
        if (error instanceof DeskFailure && error.reason === 'loggedOut') return false;
        throw error;
      }
    },
    forgetSession() {
      csrfToken = null;
    },
  };
}
