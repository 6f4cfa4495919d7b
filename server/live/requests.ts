import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { fieldProblems, type FieldProblem } from '#shared/contracts/text-schema.ts';
import { arrivalMs, type Transfer } from '#shared/transfer-limits.ts';
import { StoreUnavailable } from './database.ts';

/** What all routes share: reading requests within limits, and refusing them. */

/** What the Node server adds to a request; missing without a socket, as in tests. */
export interface LiveBindings {
  incoming?: IncomingMessage;
}

export type RequestContext = Context<{ Bindings: LiveBindings }>;

/** Node's own request, to read it as a stream; undefined without a socket. */
export function incomingOf(context: Pick<RequestContext, 'env'>): IncomingMessage | undefined {
  // Hono's type says it is always there, but `app.request()` gives none.
  const bindings: LiveBindings | undefined = context.env;
  return bindings?.incoming;
}

/** Why a request is refused; the `error` in the answer. */
type RefusalCode =
  | 'body'
  | 'busy'
  | 'cross-site'
  | 'csrf'
  | 'empty-resume'
  | 'fields'
  | 'full'
  | 'interrupted'
  | 'missing'
  | 'oidc'
  | 'password'
  | 'rate'
  | 'resume'
  | 'session'
  | 'too-large'
  | 'too-quick'
  | 'type'
  | 'unavailable';

/** A refused request; thrown by routes and answered by `answerRefusal`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: RefusalCode,
    more: { fields?: Readonly<Record<string, FieldProblem>>; retryAfterS?: number } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }
}

/** How long clients should wait while the database is not available: about one restart. */
const unavailableRetryS = 5;

declare module 'hono' {
  interface ContextVariableMap {
    /** Why a request was refused, for the log: a code, or what the database or the disk said. */
    refusal?: string;
  }
}

/**
 * The refusal that an error stands for: 507 when the disk is full, 503 when the database is away. The log gets the
 * reason.
 * @throws the error itself when it is an unexpected one
 */
export function refusalOf(error: unknown, context: Context): Refusal {
  if (error instanceof Refusal) {
    context.set('refusal', error.code);
    return error;
  }
  if (!(error instanceof StoreUnavailable)) throw error;
  // Such errors are about the connection or the disk, and never quote a value.
  context.set('refusal', error.message);
  return error.isFull
    ? new Refusal(507, 'full')
    : new Refusal(503, 'unavailable', { retryAfterS: unavailableRetryS });
}

/** Answers a refusal as JSON. @param more further keys of the answer */
export function answerRefusal(
  context: Context,
  { status, code, fields, retryAfterS }: Refusal,
  more: object = {},
): Response {
  if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
  context.header('Cache-Control', 'no-store');
  return context.json({ error: code, ...(fields && { fields }), ...more }, status);
}

/**
 * Limit for a body without a file, in bytes: the longest message of 20,000 characters has 180,000 bytes when
 * each takes three bytes and is percent-encoded.
 */
export const bodyMaxBytes = 256 * 1024;

/** The fields of a post before validation, by name. */
export type PostedFields = Readonly<Record<string, unknown>>;

/** The media type of a body, in lower case and without parameters; empty when none is given. */
export function mediaTypeOf(context: Context): string {
  return (context.req.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

/**
 * The fields of a JSON or urlencoded body.
 * @throws Refusal 413 over the limit, 415 for another type, 400 when it cannot be parsed or the connection was lost,
 * 408 when it arrives too slowly
 */
export async function readFields(context: Context): Promise<PostedFields> {
  switch (mediaTypeOf(context)) {
    case 'application/json':
      return parseJson(decodeUtf8(await readInTime(context)));
    case 'application/x-www-form-urlencoded':
      return parseUrlencoded(decodeUtf8(await readInTime(context)));
    default:
      throw new Refusal(415, 'type');
  }
}

/** Decodes UTF-8 strictly: every character is kept, or the text is refused. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'body');
  }
}

/**
 * Collects the fields of a form. Browsers send every line break as CRLF; the visitor's field had LF.
 * @throws Refusal 422 when one is sent twice, because either value would be a guess
 */
export function bodyFieldsOf(pairs: Iterable<readonly [name: string, value: string]>): PostedFields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new Refusal(422, 'fields', { fields: { [name]: 'repeated' } });
    fields.set(name, value.replace(/\r\n?/g, '\n'));
  }
  return Object.fromEntries(fields);
}

async function readInTime(context: Context): Promise<Uint8Array> {
  const deadline = Promise.withResolvers<never>();
  const pace = watchPace('form', () => deadline.reject(new Refusal(408, 'body')));
  try {
    return await Promise.race([readBytes(context, pace.count), deadline.promise]);
  } catch (error) {
    // Any other error is the connection's: nobody is left to read the answer.
    const refusal = error instanceof Refusal ? error : new Refusal(400, 'interrupted');
    if (refusal.status === 408) endConnection(context);
    throw refusal;
  } finally {
    pace.stop();
  }
}

async function readBytes(context: Context, count: (bytes: number) => void): Promise<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > bodyMaxBytes) throw new Refusal(413, 'too-large');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > bodyMaxBytes) throw new Refusal(413, 'too-large');
    count(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Ends a body that arrives more slowly than `arrivalMs` allows. A large file may take minutes on a slow line, but a
 * sender of single bytes must not keep a connection.
 */
export function watchPace(
  transfer: Transfer,
  end: () => void,
): { count: (bytes: number) => void; stop: () => void } {
  let received = 0;
  let waitedMs = 0;
  let stop = () => {};
  const wait = () => {
    const leftMs = arrivalMs(transfer, received) - waitedMs;
    if (leftMs <= 0) return end();
    waitedMs += leftMs;
    stop = startUnreferencedTimer(wait, leftMs);
  };
  wait();
  return { count: (bytes) => void (received += bytes), stop: () => stop() };
}

/** True when the body did not arrive: the connection was lost, or too slow. */
export const hasNotArrived = ({ status, code }: Refusal): boolean => status === 408 || code === 'interrupted';

function parseJson(text: string): PostedFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'body');
  return { ...value };
}

/** Decodes strictly, as `decodeUtf8` does: URLSearchParams alone would replace what it cannot decode. */
function parseUrlencoded(text: string): PostedFields {
  try {
    decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'body');
  }
  return bodyFieldsOf(new URLSearchParams(text));
}

/** Time for a client that is still sending to read the answer. */
const lingerMs = 500;

/**
 * Stops reading a refused request and closes the connection after the answer. Only our half is closed at
 * first: closing all of it while the client is sending resets the connection, and the client would not get
 * the answer.
 */
export function endConnection(context: RequestContext): void {
  context.header('Connection', 'close');
  const socket = incomingOf(context)?.socket;
  if (!socket) return;
  socket.pause();
  // After the answer, Node and its adapter would read the rest of the body.
  socket.on('resume', () => socket.pause());
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** @throws Error when a schema has another message than one of the words */
function wordOf({ type, received, message }: v.BaseIssue<unknown>): FieldProblem {
  if (type === 'object' && received === 'undefined') return 'required';
  const word = fieldProblems.find((one) => one === message);
  if (word === undefined) throw new Error(`the message of a schema is not in fieldProblems: ${message}`);
  return word;
}

/**
 * Validates fields.
 * @throws Refusal 422 with the first problem of each field
 */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: PostedFields,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const found = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? '';
    const word = wordOf(issue);
    if (!found.has(name)) found.set(name, word);
  }
  throw new Refusal(422, 'fields', { fields: Object.fromEntries(found) });
}

/**
 * Reads the JSON body of a change.
 * @throws Refusal 415 for another type, 400, 413, 422
 */
export async function readChange<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (mediaTypeOf(context) !== 'application/json') throw new Refusal(415, 'type');
  return parseFields(schema, await readFields(context));
}

/**
 * The `:id` in the path.
 * @throws Refusal 404 when it cannot be one of our identifiers
 */
export function readId(context: Context): string {
  const id = context.req.param('id') ?? '';
  if (!/^[\w-]{1,128}$/.test(id)) throw new Refusal(404, 'missing');
  return id;
}

/** @throws Refusal 404 when the item is null */
export function foundOr404<Item>(item: Item | null): Item {
  if (item === null) throw new Refusal(404, 'missing');
  return item;
}

/** Starts a timer; returns a function that stops it. Tests pass a fake one, so that they do not wait. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void;

/** A system timer that does not keep the process running. */
export const startUnreferencedTimer: StartTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};
