import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../../free-port.ts';

/** A small S3 service for tests: checks signatures and keeps objects in memory. */
export interface FakeS3Server {
  endpoint: string;
  /** Contents by name. */
  objects: Map<string, Buffer>;
  /** While set, every request gets this status and code. */
  failWith: (failure: { status: number; code: string } | null) => void;
  close: () => Promise<void>;
}

/** The only account that the fake service accepts. */
export const fakeS3Account = {
  region: 'eu-test-1',
  bucket: 'resumes-bucket',
  accessKeyId: 'AKIDTEST',
  secretAccessKey: 'test/secret+key',
};

const { region, bucket, accessKeyId, secretAccessKey } = fakeS3Account;

/** Small, so that tests need more than one page. */
const pageSize = 3;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS encodes more characters than encodeURIComponent does. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'\(\)*]/gv,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Signature version 4, written from its specification, independent of the client's code. */
function expectedSignature(request: IncomingMessage, url: URL, signedHeaders: string, date: string): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => {
    const value = request.headers[name];
    return `${name}:${(Array.isArray(value) ? value.join(',') : (value ?? '')).trim()}\n`;
  });
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query,
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return createHmac('sha256', key).update(toSign).digest('hex');
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^\/]+)\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/v;
  const [, id, signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const date = request.headers['x-amz-date'];
  const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  return (
    id === accessKeyId &&
    typeof date === 'string' &&
    mustBeSigned.every((name) => signedHeaders.split(';').includes(name)) &&
    request.headers['x-amz-content-sha256'] === sha256(body) &&
    signature === expectedSignature(request, url, signedHeaders, date)
  );
}

function listing(objects: Map<string, Buffer>, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  // Tokens contain characters that XML has to escape.
  const after = url.searchParams.get('continuation-token')?.replace('<&>', '') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = names.slice(0, pageSize);
  const next =
    names.length > pageSize
      ? `<NextContinuationToken>&lt;&amp;&gt;${page.at(-1)}</NextContinuationToken>`
      : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts a fake service on a free port of this machine. */
export async function startFakeS3Server(): Promise<FakeS3Server> {
  const objects = new Map<string, Buffer>();
  let failure: { status: number; code: string } | null = null;

  function answer(
    request: IncomingMessage,
    url: URL,
    body: Buffer,
  ): { status: number; body?: string | Buffer } {
    const error = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` });
    if (failure) return error(failure.status, failure.code);
    if (!isSigned(request, url, body)) return error(403, 'SignatureDoesNotMatch');
    const [, askedBucket, ...rest] = url.pathname.split('/');
    if (askedBucket !== bucket) return error(404, 'NoSuchBucket');
    const name = rest.join('/');
    if (name === '') return { status: 200, body: listing(objects, url) };
    switch (request.method) {
      case 'PUT':
        objects.set(name, body);
        return { status: 200 };
      case 'DELETE':
        objects.delete(name);
        return { status: 204 };
      default: {
        const object = objects.get(name);
        return object ? { status: 200, body: object } : error(404, 'NoSuchKey');
      }
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await bodyOf(request);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { status, body } = answer(request, url, received);
    response.writeHead(status).end(body);
  }
  const server: Server = createServer((request, response) => {
    void respond(request, response);
  });
  const port = await listenOnFreePort(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failWith(next) {
      failure = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
