import { parseArgs } from 'node:util';
import { nginxForFiles, nginxForProxy } from './nginx-site.ts';

/**
 * `npm run --silent nginx-config`: prints a file to include in a `server` block of nginx, so that it answers
 * like our own server. `--brotli`: nginx has the module ngx_brotli. `--proxy 127.0.0.1:3000`: nginx forwards
 * to our server and does not serve `dist`. `--upstream site`: to several servers in the block `upstream
 * site`.
 */
const usage =
  'Usage: npm run --silent nginx-config -- [--brotli | --proxy <address of the server, such as 127.0.0.1:3000> | --upstream <name of an upstream block>]';

/** The configuration for these options. Throws what is wrong with them. */
function configFor({
  brotli,
  proxy,
  upstream,
}: {
  brotli?: boolean;
  proxy?: string;
  upstream?: string;
}): string {
  if (proxy !== undefined && upstream !== undefined)
    throw new Error('--proxy and --upstream exclude each other');
  if (proxy !== undefined) return nginxForProxy({ address: proxy });
  if (upstream !== undefined) return nginxForProxy({ upstream });
  return nginxForFiles({ hasBrotli: brotli === true });
}

try {
  const { values } = parseArgs({
    options: { brotli: { type: 'boolean' }, proxy: { type: 'string' }, upstream: { type: 'string' } },
  });
  process.stdout.write(configFor(values));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
