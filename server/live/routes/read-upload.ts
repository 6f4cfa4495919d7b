import busboy, { type Busboy } from 'busboy';
import { limits } from '../../../config/limits.ts';
import { incomingOf, type LiveContext } from './answer-post.ts';
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
  for await (const chunk of chunksOf(context)) {
    bytes += chunk.length;
    if (bytes > uploadMaxBytes) throw new Refusal(413, 'too-large');
    await form.push(chunk);
  }
  return form.end();
}

/** The body as it arrives. Leaving the loop early must not tear down the connection that still has to carry the answer. */
async function* chunksOf(context: LiveContext): AsyncGenerator<Uint8Array> {
  const source: AsyncIterable<unknown> | null =
    incomingOf(context)?.iterator({ destroyOnReturn: false }) ?? context.req.raw.body;
  try {
    for await (const chunk of source ?? []) {
      if (chunk instanceof Uint8Array) yield chunk;
    }
  } catch (error) {
    // The sender has gone away in the middle; nobody reads this answer.
    throw error instanceof Refusal ? error : new Refusal(400, 'body');
  }
}

interface Form {
  /** Resolves when the next part may come; rejects with what is wrong with the form so far. */
  push: (chunk: Uint8Array) => Promise<void>;
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
    let bytes = 0;
    stream.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > fileMaxBytes) refuse(new Refusal(413, 'too-large'));
      else chunks.push(chunk);
    });
    stream.on('error', () => refuse(new Refusal(400, 'body')));
    stream.on('end', () => {
      // Browsers send a field without a chosen file as an empty file without a name.
      if (filename !== undefined || bytes > 0)
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
    async push(chunk) {
      if (!parser.write(chunk)) {
        await Promise.race([ended, new Promise<void>((resolve) => parser.once('drain', resolve))]);
      }
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
