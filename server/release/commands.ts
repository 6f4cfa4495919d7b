import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { goBack, update, type ReleaseOptions } from './releases.ts';

/** `node server/release.mjs update` and `back`, in `incoming` or in a release. */

const { env } = process;

/** The folder of this file's product: `incoming`, or one in `releases`. */
const product = join(import.meta.dirname, '..', '..');
const isRelease = basename(dirname(product)) === 'releases';
const folder = join(product, isRelease ? '../..' : '..');

function healthUrlOf(envFile: string): string {
  const { HOST, PORT } = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/healthz`;
}

const envFile = env['RELEASE_ENV_FILE'] || '/etc/site.env';
const options: ReleaseOptions = {
  folder,
  envFile,
  restart: env['RELEASE_RESTART'] || 'systemctl restart site',
  backups: env['RELEASE_BACKUPS'] || '/var/backups/site',
  healthUrl: healthUrlOf(envFile),
  startMs: Number(env['RELEASE_START_SECONDS'] || 60) * 1000,
};

const [command, ...others] = process.argv.slice(2);
try {
  if (others.length > 0 || (command !== 'update' && command !== 'back'))
    throw new Error('the commands are: update, back');
  if (!isRelease && basename(product) !== 'incoming')
    throw new Error('this works on a server: see docs/how-to/go-live.md');
  const name = await (command === 'update' ? update(options) : goBack(options));
  console.log(`Release ${name} runs.`);
} catch (error) {
  console.error(`Not switched: ${error instanceof Error ? error.message : String(error)}.`);
  process.exitCode = 1;
}
