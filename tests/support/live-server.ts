import { testSite as site } from '#content/test-support/test-site.ts';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type Agent } from 'node:http';
import { join } from 'node:path';
import { builtFolders } from '#content/published/made-folders.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { sampleResume } from '#shared/test-support/application-samples.ts';
import { projectFolder } from '#build/project-paths.ts';

/** A live server in its own process. */
export interface LiveServer {
  child: ChildProcess;
  port: number;
  /** Kills it and waits for its end. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** The folder of the live build. */
export const liveDistFolder = join(projectFolder, builtFolders(site).live);

/** The password of test servers. */
export const testPassword = 'a password for tests alone';

/**
 * Starts live mode with a data folder, on a free port unless the environment names one.
 * @throws Error with the server's output when it does not start
 */
export async function startLiveServer(environment: Readonly<Record<string, string>>): Promise<LiveServer> {
  // The port is part of links and origin checks, so it must be known before the start.
  const port = Number(environment['PORT'] ?? (await freePort('localhost')));
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: '1',
    DIST_FOLDER: liveDistFolder,
    ...environment,
  };
  const live = (file: string) => join(projectFolder, 'server', 'live', file);
  execFileSync(process.execPath, [live('commands.ts'), 'password'], { env, input: testPassword });
  const child = spawn(process.execPath, [live('main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('is running at')) return;
      child.stdout.off('data', hear);
      child.stdout.resume();
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => reject(new Error(`The live server did not start:\n${output}`)));
  });
  return {
    child,
    port,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** A completely read answer. */
export interface Answer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

let visitor = 0;
/** A new client address for every request, so that no rate limit is reached: the script acts as the proxy. */
function nextVisitor(): string {
  visitor += 1;
  return `10.${(visitor >> 8) & 255}.${visitor & 255}.${(visitor >> 16) & 255}`;
}

/** Sends a body over a kept connection; rejects when the connection breaks. */
export function post({
  port,
  path,
  type,
  body,
  agent,
}: {
  port: number;
  path: string;
  type: string;
  body: string | Uint8Array;
  agent: Agent;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: 'POST',
        headers: {
          'Content-Type': type,
          'Content-Length': Buffer.byteLength(body),
          Accept: 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': nextVisitor(),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** An enquiry that contains the mark. */
export const enquiryBody = (mark: string): string =>
  JSON.stringify({
    name: `Mira ${mark}`,
    email: `${mark}@halden.example`,
    message: 'Reports take 40 minutes.\nThe index is fine, we think.',
    language: site.defaultLanguage,
    idempotencyKey: `key-${mark}-0123456789`,
  });

/** An application with the mark and a resume, as browsers send it, with its content type. */
export function applicationBody(
  mark: string,
  resume: string | Uint8Array = sampleResume,
): { type: string; body: Uint8Array } {
  const boundary = 'the-boundary-of-this-form';
  const fields = {
    jobId: 'cloud-engineer',
    firstName: 'Mira',
    lastName: mark,
    email: `${mark}@halden.example`,
    phone: '020',
    language: site.defaultLanguage,
    idempotencyKey: `key-${mark}-0123456789`,
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${mark}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(`${parts.join('')}${file}`),
      Buffer.from(resume),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
