import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { projectFolder } from '../project-paths.ts';

/** A running live server in a process of its own. */
export interface LiveServer {
  child: ChildProcess;
  port: number;
  /** Resident memory in bytes, as the system sees it. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** The password of servers that are started for tests and measurements. */
export const testPassword = 'a password for tests alone';

/**
 * Starts live mode on a free port over a data folder.
 * @throws Error with what the server said when it does not start
 */
export async function startLiveServer(environment: Readonly<Record<string, string>>): Promise<LiveServer> {
  const child = spawn(process.execPath, [join(projectFolder, 'server', 'live', 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      TRUSTED_PROXIES: '1',
      ADMIN_PASSWORD: testPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /is running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (!found) return;
      child.stdout.off('data', hear);
      child.stdout.resume();
      resolve(Number(found));
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

/** An answer, read whole. */
export interface Answer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

let visitor = 0;
/** Another visitor for every request, so that no rate limit is met: the proxy in front is the script. */
function nextVisitor(): string {
  visitor += 1;
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** Sends a body over a connection that is kept; rejects when the connection breaks. */
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

/** An enquiry with a mark in it. */
export const enquiryBody = (mark: string): string =>
  JSON.stringify({
    name: `Mira ${mark}`,
    email: `${mark}@halden.example`,
    message: 'Reports take 40 minutes.\nThe index is fine, we think.',
    language: 'en',
    idempotencyKey: `key-${mark}-0123456789`,
  });

const objects =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
/** The smallest file that is a PDF by its structure. */
const resume = `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${objects.length}\n%%EOF\n`;

/** An application with a mark in it, and the type its boundary is in. */
export function applicationBody(mark: string): { type: string; body: string } {
  const boundary = 'the-boundary-of-this-form';
  const fields = {
    jobId: 'cloud-engineer',
    firstName: 'Mira',
    lastName: mark,
    email: `${mark}@halden.example`,
    phone: '020',
    language: 'en',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${mark}.pdf"\r\nContent-Type: application/pdf\r\n\r\n${resume}\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}${file}--${boundary}--\r\n`,
  };
}
