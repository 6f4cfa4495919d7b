import type { Context } from 'hono';
import { startUnreferencedTimer } from '../start-timer.ts';
import { Refusal } from './answers.ts';
import { endConnection } from './end-connection.ts';

/**
 * Limit for a body without a file, in bytes: the longest message of 20,000 characters has 180,000 bytes when
 * each takes three bytes and is percent-encoded.
 */
export const bodyMaxBytes = 256 * 1024;

/** Such a body must have arrived by then; the longest takes 7 s at 0.3 Mbit/s. */
const bodyMs = 12_000;

/** The fields of a post before validation, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The media type of a body, in lower case and without parameters; empty when none is given. */
export function mediaTypeOf(context: Context): string {
  return (context.req.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

/**
 * The fields of a JSON or urlencoded body.
 * @throws Refusal 413 over the limit, 415 for another type, 400 when it cannot be parsed or the sender left,
 * 408 when it takes too long
 */
export async function readFields(context: Context): Promise<Fields> {
  switch (mediaTypeOf(context)) {
    case 'application/json':
      return parseJson(decodeText(await readInTime(context)));
    case 'application/x-www-form-urlencoded':
      return parseUrlencoded(decodeText(await readInTime(context)));
    default:
      throw new Refusal(415, 'type');
  }
}

/** Decodes UTF-8 strictly: every character is kept, or the text is refused. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'body');
  }
}

/** Browsers send every line break of a form as CRLF; the visitor's field had LF. */
export function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Collects the fields of a form.
 * @throws Refusal 422 when one is sent twice, because either value would be a guess
 */
export function fieldsOf(pairs: Iterable<readonly [name: string, value: string]>): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new Refusal(422, 'fields', { fields: { [name]: 'repeated' } });
    fields.set(name, withPlainLineBreaks(value));
  }
  return Object.fromEntries(fields);
}

/**
 * The bytes of a body.
 * @throws Refusal 413 over the limit, 408 when it takes too long, 400 when the sender left
 */
export async function readInTime(context: Context, maxBytes = bodyMaxBytes): Promise<Uint8Array> {
  const deadline = Promise.withResolvers<never>();
  const stopTimer = startUnreferencedTimer(() => deadline.reject(new Refusal(408, 'body')), bodyMs);
  try {
    return await Promise.race([readBytes(context, maxBytes), deadline.promise]);
  } catch (error) {
    // Any other error is the connection's: nobody is left to read the answer.
    const refusal = error instanceof Refusal ? error : new Refusal(400, 'body');
    if (refusal.status === 408) endConnection(context);
    throw refusal;
  } finally {
    stopTimer();
  }
}

async function readBytes(context: Context, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(context.req.header('content-length') ?? Number.NaN);
  if (declared > maxBytes) throw new Refusal(413, 'too-large');
  // Node ends the body at its declared length, so counting is not needed.
  if (declared >= 0) return new Uint8Array(await context.req.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal(413, 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'body');
  return { ...value };
}

function parseUrlencoded(text: string): Fields {
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw new Refusal(400, 'body');
    }
  };
  const pairs = text.split('&').filter((pair) => pair !== '');
  return fieldsOf(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return end < 0
        ? ([decode(pair), ''] as const)
        : ([decode(pair.slice(0, end)), decode(pair.slice(end + 1))] as const);
    }),
  );
}
