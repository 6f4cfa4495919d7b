import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '#build/project-paths.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { foldersOnPath, isProgram } from './system-programs.ts';

/** nginx, where it is installed. */
export const nginxProgram = () =>
  [...foldersOnPath(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => isProgram(path));
/** docs/nginx.conf */
export const nginxExample = readFileSync(join(projectFolder, 'docs/nginx.conf'), 'utf8');

/** The configuration with the lines for live mode, as its comment says. */
export const nginxLiveExample = nginxExample.replace(
  /^ {2}# live: .*\n((?: {2}# .*\n)+)/m,
  (_, lines: string) => lines.replaceAll(/^ {2}# /gm, '  '),
);

/** Asks nginx with a built site and the example configuration, except for paths, ports and TLS. */
export async function behindNginx<Answer>(
  program: string,
  builtSite: string,
  ask: (origin: string, plainOrigin: string) => Promise<Answer>,
  live?: { port: number },
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const site = (live ? nginxLiveExample : nginxExample)
    .replace('127.0.0.1:3000', `127.0.0.1:${live?.port}`)
    .replace(/.*listen \[::\].*\n|.*ssl_certificate.*\n/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('/srv/www/site', builtSite)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user ${userInfo().username}; pid ${folder}/pid; error_log stderr notice;\nevents {}\nhttp {\n${places}\n${site}}\n`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  try {
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('start worker processes')) resolve();
      });
      child.once('exit', () => reject(new Error(`nginx did not start:\n${said}`)));
    });
    return await ask(`http://127.0.0.1:${port}`, `http://127.0.0.1:${plainPort}`);
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  }
}
