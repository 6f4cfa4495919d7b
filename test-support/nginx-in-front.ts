import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import { nginxForProxy } from '../operations/nginx-site.ts';
import { projectFolder } from '../build/project-paths.ts';

/** nginx as in the how-to, with other ports and folders. */
export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** Of its self-signed certificate. */
  certificate: string;
  /** Its error log. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The name in the how-to, and in the certificate. */
export const siteName = 'www.example.com';

/**
 * Path of nginx.
 * @throws Error with what is missing
 */
export function nginxProgram(): string {
  const program = [process.env['NGINX'], '/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find(
    (candidate) => candidate !== undefined && isRunnable(candidate, ['-v']),
  );
  if (program === undefined)
    throw new Error('There is no nginx: install it (apt-get install nginx), or set NGINX to the program.');
  if (!isRunnable('openssl', ['version']))
    throw new Error('There is no openssl, which makes the certificate: install it.');
  return program;
}

function isRunnable(program: string, options: readonly string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The configuration in a how-to. */
function nginxIn(document: string): string {
  const text = readFileSync(join(projectFolder, 'docs', 'how-to', document), 'utf8');
  const [, block] = /```nginx\n([^`]*)```/v.exec(text) ?? [];
  if (block === undefined) throw new Error(`${document} holds no configuration of nginx`);
  return block;
}

/** Replaces texts; throws when one is missing, because the how-to has changed. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The how-to does not say ${JSON.stringify(from)} any more`);
    return before.replace(from, () => to);
  }, text);
}

/** The folder of nginx's log belongs to root. */
const withoutLog = (text: string) => text.replace(/^access_log .*$/m, 'access_log off;');

/**
 * Starts nginx for two servers: the `upstream` block of docs/how-to/go-live.md, the `server` blocks of
 * deploy-with-nginx.md, and the output of `npm run nginx-config -- --upstream site`.
 * @param folder for all its files
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(folder: string, ports: readonly [number, number]): Promise<Nginx> {
  const program = nginxProgram();
  mkdirSync(folder, { recursive: true });
  const inFolder = (name: string) => join(folder, name);
  const key = inFolder('privkey.pem');
  const certificate = inFolder('fullchain.pem');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-days', '2', '-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(inFolder('site.conf'), withoutLog(nginxForProxy({ upstream: 'site' })));

  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const upstream = replaced(nginxIn('go-live.md'), [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
  ]);
  const servers = replaced(nginxIn('deploy-with-nginx.md'), [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
    ['root /srv/www/site;', ''],
    ['include snippets/site.conf;', `include ${inFolder('site.conf')};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = inFolder('nginx.conf');
  writeFileSync(
    configuration,
    [
      'daemon off;',
      // Otherwise its workers run as another user, who cannot read this folder.
      ...(process.getuid?.() === 0 ? ['user root root;'] : []),
      `pid ${inFolder('nginx.pid')};`,
      'events { worker_connections 512; }',
      'http {',
      'access_log off;',
      ...temporary.map((kind) => `${kind}_temp_path ${inFolder(kind)};`),
      upstream,
      servers,
      '}',
    ].join('\n'),
  );

  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  while (!existsSync(inFolder('nginx.pid'))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${log}`);
    await wait(20);
  }
  return {
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate, 'utf8'),
    log: () => log,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      const timer = setTimeout(() => child.kill('SIGTERM'), 2000);
      await ended;
      clearTimeout(timer);
    },
  };
}
