import busboy, { type Busboy } from 'busboy';
import { limits } from '../../../config/limits.ts';
import { endConnection } from './end-connection.ts';
import { incomingOf, type LiveContext } from './live-context.ts';
import { Refusal } from './answers.ts';
import { bodyMaxBytes, decodeText, fieldsOf, mediaTypeOf, type Fields } from './read-body.ts';

/** A file as it came. */
export interface UploadedFile {
  name: string;
  content: Uint8Array;
}

/** What a multipart form sent. */
export interface Upload {
  fields: Fields;
  /** Null when no file was chosen. */
  file: UploadedFile | null;
}

const fileMaxBytes = limits.application.resumeMaxBytes;
const uploadMaxBytes = fileMaxBytes + bodyMaxBytes;

/**
 * Reads a multipart form with one file. The request is read as it arrives and no further than to the first byte too many, so a
 * large upload costs no more than the limit (SPEC section 9: 5 MB).
 *
 * @param fileField the name of the field that holds the file
 * @throws Refusal 413 over the limit, 415 for another type of body, 400 when it is no multipart form, 422 for a field sent twice
 */
export async function readUpload(context: LiveContext, fileField: string): Promise<Upload> {
  if (mediaTypeOf(context) !== 'multipart/form-data') throw new Refusal(415, 'type');
  if (Number(context.req.header('content-length') ?? 0) > uploadMaxBytes) throw new Refusal(413, 'too-large');
  const form = openForm(context.req.header('content-type')!, fileField);
  let bytes = 0;
  await readBody(context, (chunk) => {
    bytes += chunk.length;
    if (bytes > uploadMaxBytes) throw new Refusal(413, 'too-large');
    form.push(chunk);
  });
  return form.end();
}

/**
 * Hands on the body as it arrives. When `take` throws, not a byte more is asked of the sender, whose connection ends with the answer:
 * by events rather than as an iteration, which would read ahead and tear the connection down before the answer.
 */
async function readBody(context: LiveContext, take: (chunk: Uint8Array) => void): Promise<void> {
  const incoming = incomingOf(context);
  if (!incoming) {
    for await (const chunk of context.req.raw.body ?? []) take(chunk);
    return;
  }
  const arrival = new Promise<void>((resolve, reject) => {
    const onData = (chunk: Uint8Array) => {
      try {
        take(chunk);
      } catch (error) {
        incoming.off('data', onData).pause();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    incoming.on('data', onData).once('end', resolve);
    // The sender has gone away in the middle; nobody reads this answer. After the end this changes nothing.
    const onGone = () => reject(new Refusal(400, 'body'));
    incoming.once('error', onGone).once('close', onGone);
  });
  try {
    await arrival;
  } catch (error) {
    // Here and not where it was thrown: Node would start the socket again once that event is over.
    endConnection(context);
    throw error;
  }
}

interface Form {
  /** Throws what is wrong with the form so far. */
  push: (chunk: Uint8Array) => void;
  end: () => Promise<Upload>;
}

function openForm(contentType: string, fileField: string): Form {
  const pairs: [name: string, value: string][] = [];
  let file: UploadedFile | null = null;
  let problem: Refusal | null = null;
  const refuse = (refusal: Refusal) => (problem ??= refusal);
  const parser = openParser(contentType);

  parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
    if (name === undefined || nameTruncated) refuse(new Refusal(400, 'body'));
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
      // Browsers send a field without a chosen file as an empty file without a name.
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
      // What the parser cannot take at once it keeps, which the limit of the upload bounds.
      parser.write(chunk);
      check();
    },
    async end() {
      parser.end();
      await ended;
      check();
      return { fields: fieldsOf(pairs.map(([name, value]) => [name, textOf(value)])), file };
    },
  };
}

function openParser(contentType: string): Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // Byte for byte, decoded below: the parser's own UTF-8 would put U+FFFD in the place of what it cannot read.
      defCharset: 'latin1',
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        // Reached, not passed, is what the parser reports.
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

/** The text of a field whose bytes came one to a character. A part that names a character set of its own came otherwise; browsers send none. */
function textOf(bytes: string): string {
  if (/[^\0-\xff]/.test(bytes)) throw new Refusal(400, 'body');
  return decodeText(Buffer.from(bytes, 'latin1'));
}
