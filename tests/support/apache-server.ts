import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/test-support/free-port.ts';
import { foldersOnPath, installSystemPackage, isProgram } from './system-programs.ts';

const findApache = () =>
  [...foldersOnPath(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .flatMap((folder) => ['apache2', 'httpd'].map((name) => join(folder, name)))
    .find((path) => isProgram(path));

/** After Apache has been installed. */
const findModules = () =>
  ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find((folder) =>
    existsSync(folder),
  );

/** As on a usual host; `negotiation` with MultiViews, `autoindex` and `deflate` are what can get in the way. */
const modules =
  'mpm_event authz_core unixd dir mime rewrite headers negotiation autoindex alias env setenvif filter deflate brotli';

/** Finds Apache; as root on Debian it is installed, only its program, which starts no service. */
export async function apacheProgram(): Promise<string | undefined> {
  const found = findApache();
  if (found !== undefined) return found;
  await installSystemPackage(['apache2-bin'], 'Installing Apache for a test …');
  return findApache();
}

/**
 * Asks Apache with `AllowOverride All` over a copy of a built site.
 * @param options.without modules that it lacks
 */
export async function behindApache<Answer>(
  program: string,
  site: string,
  ask: (origin: string) => Promise<Answer>,
  { without = '' } = {},
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  chmodSync(folder, 0o755);
  cpSync(site, join(folder, 'site'), { recursive: true });
  chmodSync(join(folder, 'site'), 0o755);
  const port = await freePort('127.0.0.1');
  const moduleFolder = findModules() ?? '';
  const loaded = modules
    .split(' ')
    .filter((name) => !without.split(' ').includes(name))
    .map((name) => [name, join(moduleFolder, `mod_${name}.so`)])
    .filter(([, file = '']) => existsSync(file))
    .map(([name, file]) => `LoadModule ${name}_module ${file}`);
  const types = '/etc/mime.types';
  writeFileSync(
    join(folder, 'apache.conf'),
    [
      ...loaded,
      `ServerRoot ${folder}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      `ErrorLog ${folder}/error.log`,
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      // As Debian has them.
      '<IfModule mod_mime.c>',
      existsSync(types) ? `TypesConfig ${types}` : 'TypesConfig /dev/null',
      'AddType application/x-gzip .gz .tgz',
      '</IfModule>',
      `DocumentRoot ${folder}/site`,
      `<Directory ${folder}/site>`,
      'Options Indexes FollowSymLinks MultiViews',
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
      '',
    ].join('\n'),
  );
  const child = spawn(program, ['-DFOREGROUND', '-f', join(folder, 'apache.conf')], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(origin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      );
    while (!(await isReady()))
      if (child.exitCode !== null) {
        const log = join(folder, 'error.log');
        throw new Error(`Apache did not start:\n${said}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
      }
    return await ask(origin);
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  }
}
