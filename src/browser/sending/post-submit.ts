import { honeypot } from '#shared/honeypot.ts';
import { minimumFillTimeMs } from '#shared/contracts/minimum-fill-time.ts';
import { answerMs } from '#shared/transfer-limits.ts';
import { delay } from '#src/browser/delay.ts';
import { findCause, type LostRequest } from './failure-cause.ts';
import type { Outcome, Submit } from './submit.ts';

/** The part of `fetch` that is used; tests replace it. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Sent with a form: its origin, and what the spam check needs. */
interface FormFacts {
  page: string;
  language: string;
  /** Value of the hidden field. */
  [honeypot]: string;
  /** Whole milliseconds between showing the form and sending it. */
  elapsedMs: string;
}

/**
 * Reads these values when a form is sent. The time starts when this function is called: when the form was
 * first shown.
 * @param address where the form posts to; used to find it in the page
 */
function createFormFacts(address: string): () => FormFacts {
  const shownAt = performance.now();
  return () => {
    const trap = document.querySelector<HTMLInputElement>(`form[action="${address}"] [name="${honeypot}"]`);
    return {
      page: location.pathname,
      language: document.documentElement.lang,
      [honeypot]: trap?.value ?? '',
      // Rounded up, so that a wait until a time is never short of it.
      elapsedMs: String(Math.ceil(performance.now() - shownAt)),
    };
  };
}

/** Random, hard to guess and safe in URLs and headers. Also works without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export interface PostContent {
  facts: FormFacts;
  /** The same when a content is sent again, so that the API stores it once. */
  idempotencyKey: string;
  signal: AbortSignal | undefined;
}

/** The clock, browser data and the line; tests replace them. */
export interface Surroundings {
  /** Waits; gives false when the signal aborts first. */
  wait?: typeof delay;
  /** Called once, when the form is first shown. */
  readFacts?: (address: string) => () => FormFacts;
  findCause?: typeof findCause;
}

/** Our API's reasons in an answer that stores nothing, which are final; null without them. */
export function refusalIn(text: string): Outcome | null {
  try {
    const { message, messages }: { message?: unknown; messages?: unknown } = Object(JSON.parse(text));
    if (typeof message === 'string' && message !== '' && typeof messages === 'object' && messages !== null) {
      const texts = Object.entries(messages).map(([name, reason]) => [name, String(reason)] as const);
      return { ok: false, reason: 'refused', message, messages: Object.fromEntries(texts) };
    }
  } catch {
    // Not JSON, as from a proxy.
  }
  return null;
}

/** The outcome of a post: stored, refused for good by our API, or lost on the way. */
export type Posted = Outcome | { lost: Omit<LostRequest, 'url'> };

/**
 * Posts a form. A failure that the sender can mend has its cause as reason; any other failure to store it without
 * reasons of our API, such as a failing server, is `unavailable`.
 * The input stays in the form (SPEC section 4), and pressing the button again stores one message, even when only
 * the answer was lost.
 * @param address of the API
 * @param leastMs minimum time of an answer in milliseconds, set by the specification
 * @param contentOf identifies the content, for the idempotency key
 */
export function createSubmit<Sent>(
  address: string,
  leastMs: number,
  post: (sent: Sent, posted: PostContent) => Promise<Posted>,
  contentOf: (sent: Sent) => string = (sent) => JSON.stringify(sent),
  { wait = delay, readFacts = createFormFacts, findCause: find = findCause }: Surroundings = {},
): Submit<Sent> {
  const facts = readFacts(address);
  let tried: { content: string; key: string } | null = null;

  async function store(sent: Sent, signal: AbortSignal | undefined): Promise<Outcome> {
    const content = contentOf(sent);
    if (tried?.content !== content) tried = { content, key: randomKey() };
    const early = minimumFillTimeMs - Number(facts().elapsedMs);
    if (early > 0 && !(await wait(early, signal))) return { ok: false, reason: 'aborted' };
    const outcome = await post(sent, { facts: facts(), idempotencyKey: tried.key, signal });
    if ('lost' in outcome) {
      if (signal?.aborted) return { ok: false, reason: 'aborted' };
      const cause = await find({ url: address, ...outcome.lost });
      return { ok: false, reason: cause ?? 'unavailable' };
    }
    // The same content is a new message from now on.
    if (outcome.ok) tried = null;
    return outcome;
  }

  return async (sent, signal) => {
    if (signal?.aborted) return { ok: false, reason: 'aborted' };
    const [outcome, hasPassed] = await Promise.all([store(sent, signal), wait(leastMs, signal)]);
    return hasPassed && !signal?.aborted ? outcome : { ok: false, reason: 'aborted' };
  };
}

/**
 * For another origin: a request like that of a form without scripts. Another header or upload progress would cause a
 * CORS preflight, which the service would have to answer.
 */
function formRequest(sent: object): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent))
    body.append(name, value instanceof Blob ? value : String(value));
  return { headers: { accept: 'application/json' }, body };
}

const jsonRequest = (sent: object, idempotencyKey: string): RequestInit => ({
  headers: {
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': idempotencyKey,
  },
  body: JSON.stringify(sent),
});

/** A form must not wait forever for an answer; one with a file may take as long as the file needs. */
function longestWaitMs(files: readonly Blob[]): number {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return answerMs(files.length > 0 ? 'upload' : 'form', bytes);
}

/** Posts a form: as JSON to the API of the same origin, else as form data. See `createSubmit`. */
export function createPostSubmit<Sent extends object>(
  address: string,
  leastMs: number,
  {
    fetch = (...request) => globalThis.fetch(...request),
    ...surroundings
  }: Surroundings & { fetch?: Fetch } = {},
): Submit<Sent> {
  async function post(sent: Sent, { facts, idempotencyKey, signal }: PostContent): Promise<Posted> {
    const all = { ...sent, ...facts };
    const files = Object.values(sent).filter((value) => value instanceof Blob);
    const timeout = AbortSignal.timeout(longestWaitMs(files));
    try {
      const answer = await fetch(address, {
        method: 'POST',
        ...(address.startsWith('/') ? jsonRequest(all, idempotencyKey) : formRequest(all)),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (answer.ok) return { ok: true };
      return refusalIn(await answer.text()) ?? { lost: { files, end: answer.status } };
    } catch {
      return { lost: { files, end: timeout.aborted ? 'timeout' : 'error' } };
    }
  }
  return createSubmit(address, leastMs, post, undefined, surroundings);
}
