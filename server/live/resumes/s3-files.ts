import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StoreUnavailable } from '../store/store.ts';
import { checkedResumeKey, isResumeKey, ownerName, textOrNull } from './resume-key.ts';
import type { ResumeFiles } from './resume-files.ts';

/** Address and credentials of the bucket. */
export interface S3Options {
  /** Scheme and host, such as `https://s3.eu-central-1.amazonaws.com`; the bucket follows in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every name in the bucket. */
  prefix?: string;
  fetch?: typeof globalThis.fetch;
  /** For a whole answer, including its body. */
  timeoutMs?: number;
}

/** An answer of the service, read completely. */
interface Answer {
  status: number;
  body: Uint8Array<ArrayBuffer>;
}

function textOf(answer: Answer): string {
  return new TextDecoder().decode(answer.body);
}

function failure(action: string, answer: Answer): StoreUnavailable {
  const [, code = 'no code'] = /<Code>([^<]*)<\/Code>/v.exec(textOf(answer)) ?? [];
  return new StoreUnavailable(`The S3 store did not ${action}: ${answer.status} ${code}`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giv, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}

function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'gv'))].map(([, text = '']) =>
    unescapeXml(text),
  );
}

/** Resumes in an S3 bucket, for several server processes. The service decides how durable a write is. */
export function createS3Files({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  prefix = 'resumes/',
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
}: S3Options): ResumeFiles {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucketUrl = `${endpoint.replace(/\/+$/v, '')}/${encodeURIComponent(bucket)}`;
  const urlOf = (key: string) => `${bucketUrl}/${prefix}${checkedResumeKey(key)}`;
  const ownerUrl = `${bucketUrl}/${prefix}${ownerName}`;

  async function ask(method: string, url: string, content?: Uint8Array): Promise<Answer> {
    // A copy, because the caller may change its bytes meanwhile.
    const body = content ? new Uint8Array(content) : null;
    const headers = {
      // Part of the signature, so that the service notices a changed body.
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const request = await client.sign(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    try {
      const response = await fetch(request);
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      throw new StoreUnavailable('The S3 store did not answer', { cause: error });
    }
  }

  async function put(url: string, content: Uint8Array): Promise<void> {
    const answer = await ask('PUT', url, content);
    if (answer.status !== 200) throw failure('write', answer);
  }

  async function get(url: string): Promise<Uint8Array | null> {
    const answer = await ask('GET', url);
    if (answer.status === 200) return answer.body;
    // Without the bucket, 404 does not mean that the file is missing.
    if (answer.status === 404 && !textOf(answer).includes('NoSuchBucket')) return null;
    throw failure('read', answer);
  }

  return {
    write: async (key, content) => put(urlOf(key), content),
    read: async (key) => get(urlOf(key)),
    owner: async () => textOrNull(await get(ownerUrl)),
    setOwner: (identity) => put(ownerUrl, Buffer.from(identity)),

    async remove(key) {
      const answer = await ask('DELETE', urlOf(key));
      const isGone = [200, 204].includes(answer.status);
      const wasNever = answer.status === 404 && !textOf(answer).includes('NoSuchBucket');
      if (!isGone && !wasNever) throw failure('remove', answer);
    },

    async *keys() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const answer = await ask('GET', `${bucketUrl}?${query.toString()}`);
        if (answer.status !== 200) throw failure('list', answer);
        const xml = textOf(answer);
        for (const name of elementsOf(xml, 'Key')) {
          const key = name.startsWith(prefix) ? name.slice(prefix.length) : '';
          if (isResumeKey(key)) yield key;
        }
        [token] = elementsOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
    },

    async ping() {
      const answer = await ask('HEAD', bucketUrl);
      if (answer.status !== 200) throw failure('answer for the bucket', answer);
    },
  };
}
