import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import { nginxForProxy } from '../operations/nginx-site.ts';
import { projectFolder } from '../build/project-paths.ts';

/** nginx as the how-to sets it up, but for its ports and folders. */
export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** Of its self-made certificate. */
  certificate: string;
  /** What it wrote to its error log. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The name the how-to uses, and the certificate is for. */
export const siteName = 'www.example.com';

/**
 * The program, or what is missing.
 * @throws Error that says what to do
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

/** The configuration that a how-to prints, whole. */
function nginxIn(document: string): string {
  const text = readFileSync(join(projectFolder, 'docs', 'how-to', document), 'utf8');
  const [, block] = /```nginx\n([^`]*)```/v.exec(text) ?? [];
  if (block === undefined) throw new Error(`${document} holds no configuration of nginx`);
  return block;
}

/** Puts one text in the place of another, which has to be there: the how-to may have changed. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The how-to does not say ${JSON.stringify(from)} any more`);
    return before.replace(from, () => to);
  }, text);
}

/**
 * Starts nginx in front of two servers: the `upstream` block of docs/how-to/go-live.md, the `server` blocks of deploy-with-nginx.md and what `npm run
 * nginx-config -- --upstream site` prints.
 * @param folder for everything it writes
 * @throws Error with what nginx said when it does not start
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
  writeFileSync(inFolder('site.conf'), nginxForProxy({ upstream: 'site' }));

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
      // Its workers would otherwise be another user, who may not read this folder.
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
