import busboy, { type Busboy } from 'busboy';
import { limits } from '#shared/limits.ts';
import type { Posted } from '#server/live/forms/form-route.ts';
import {
  bodyMaxBytes,
  decodeUtf8,
  endConnection,
  bodyFieldsOf,
  incomingOf,
  mediaTypeOf,
  Refusal,
  watchPace,
  type RequestContext,
} from '#server/live/requests.ts';

/** The parts of a multipart form; the file is null when none was chosen. */
type Upload = Pick<Posted, 'fields' | 'file'>;

const fileMaxBytes = limits.application.resumeMaxBytes;
export const uploadMaxBytes = fileMaxBytes + bodyMaxBytes;

/**
 * Reads a multipart form with one file. Reading stops at the first byte over the limit (SPEC section 9: 5
 * MB), so a larger upload costs no more.
 * @param fileField name of the field with the file
 * @param memory counts what is held while it arrives; `hold` throws when it is too much
 * @throws Refusal 413 over the limit, 415 for another type of body, 400 when it is not a multipart form, 422
 * for a field sent twice, 408 when it arrives too slowly, 503 when all uploads together hold too much
 */
export async function readUpload(
  context: RequestContext,
  fileField: string,
  memory: { hold: (bytes: number) => void; release: (bytes: number) => void },
): Promise<Upload> {
  if (mediaTypeOf(context) !== 'multipart/form-data') throw new Refusal(415, 'type');
  if (Number(context.req.header('content-length') ?? 0) > uploadMaxBytes) throw new Refusal(413, 'too-large');
  const form = openForm(context.req.header('content-type')!, fileField);
  let bytes = 0;
  try {
    await readBody(context, (chunk) => {
      memory.hold(chunk.length);
      bytes += chunk.length;
      if (bytes > uploadMaxBytes) throw new Refusal(413, 'too-large');
      form.push(chunk);
    });
    return await form.end();
  } finally {
    memory.release(bytes);
  }
}

/**
 * Passes on the body as it arrives. When `take` throws, nothing more is read and the connection ends with the
 * answer. It uses events, because an async iteration reads ahead and closes the connection before the answer.
 */
async function readBody(context: RequestContext, take: (chunk: Uint8Array) => void): Promise<void> {
  const incoming = incomingOf(context);
  if (!incoming) {
    for await (const chunk of context.req.raw.body ?? []) take(chunk);
    return;
  }
  const arrival = Promise.withResolvers<void>();
  const refuse = (error: unknown) => {
    incoming.off('data', onData).pause();
    arrival.reject(error instanceof Error ? error : new Error(String(error)));
  };
  const pace = watchPace('upload', () => refuse(new Refusal(408, 'body')));
  function onData(chunk: Uint8Array): void {
    pace.count(chunk.length);
    try {
      take(chunk);
    } catch (error) {
      refuse(error);
    }
  }
  incoming.on('data', onData).once('end', arrival.resolve);
  // The sender disconnected, so nobody reads this answer. After the end of the body it has no effect.
  const onGone = () => arrival.reject(new Refusal(400, 'interrupted'));
  incoming.once('error', onGone).once('close', onGone);
  try {
    await arrival.promise;
  } catch (error) {
    // Here and not where the error is thrown, because Node resumes the socket after that event.
    endConnection(context);
    throw error;
  } finally {
    pace.stop();
  }
}

interface Form {
  /** Throws the Refusal of the form, if there is one so far. */
  push: (chunk: Uint8Array) => void;
  end: () => Promise<Upload>;
}

function openForm(contentType: string, fileField: string): Form {
  const pairs: [name: string, value: string][] = [];
  let file: Posted['file'] = null;
  let problem: Refusal | null = null;
  const refuse = (refusal: Refusal) => (problem ??= refusal);
  const parser = openParser(contentType);

  // The parser's types leave out that there is no value when no decoder knows the charset of the part.
  type Text = string | undefined;
  parser.on('field', (name: Text, value: Text, { nameTruncated, valueTruncated }) => {
    if (name === undefined || value === undefined || nameTruncated) refuse(new Refusal(400, 'body'));
    else if (valueTruncated) refuse(new Refusal(422, 'fields', { fields: { [name]: 'too-long' } }));
    else pairs.push([name, value]);
  });
  parser.on('file', (name: string | undefined, stream, { filename }) => {
    if (name !== fileField) refuse(new Refusal(400, 'body'));
    const chunks: Uint8Array[] = [];
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => refuse(new Refusal(413, 'too-large')));
    stream.on('error', () => refuse(new Refusal(400, 'body')));
    stream.on('end', () => {
      // A field without a chosen file is sent as an empty file without a name.
      if (filename !== undefined || chunks.length > 0)
        file = { name: filename ?? '', content: Buffer.concat(chunks) };
    });
  });
  parser.on('filesLimit', () => refuse(new Refusal(422, 'fields', { fields: { [fileField]: 'repeated' } })));
  parser.on('fieldsLimit', () => refuse(new Refusal(400, 'body')));
  parser.on('partsLimit', () => refuse(new Refusal(400, 'body')));
  parser.on('error', () => refuse(new Refusal(400, 'body')));

  const ended = new Promise<void>((resolve) => parser.once('close', resolve).once('error', () => resolve()));
  const check = () => {
    if (problem) throw problem;
  };
  return {
    push(chunk) {
      // The parser buffers what it cannot process yet; the upload limit bounds that.
      parser.write(chunk);
      check();
    },
    async end() {
      parser.end();
      await ended;
      check();
      return { fields: bodyFieldsOf(pairs.map(([name, value]) => [name, textOf(value)])), file };
    },
  };
}

function openParser(contentType: string): Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // As bytes, decoded below: the parser's UTF-8 would replace invalid bytes by U+FFFD.
      defCharset: 'latin1',
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        // The parser reports when the limit is reached, not when it is exceeded.
        fileSize: fileMaxBytes + 1,
        fields: 40,
        parts: 50,
        fieldNameSize: 100,
        fieldSize: bodyMaxBytes,
        headerPairs: 50,
      },
    });
  } catch {
    throw new Refusal(400, 'body');
  }
}

/** Decodes a field that was read as latin1. Browsers never send a part with another charset. */
function textOf(bytes: string): string {
  if (/[^\0-\xff]/.test(bytes)) throw new Refusal(400, 'body');
  return decodeUtf8(Buffer.from(bytes, 'latin1'));
}
