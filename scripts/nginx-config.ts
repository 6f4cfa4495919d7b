import { parseArgs } from 'node:util';
import { nginxForFiles, nginxForProxy } from './nginx-site.ts';

/**
 * `npm run --silent nginx-config`: prints what to include into a `server` block of nginx, so that it answers as our own server does.
 * `--brotli` when nginx has the module ngx_brotli; `--proxy 127.0.0.1:3000` to pass requests on to our own server instead of serving `dist`.
 */
const usage =
  'Usage: npm run --silent nginx-config -- [--brotli | --proxy <address of the server, such as 127.0.0.1:3000>]';

try {
  const { values } = parseArgs({ options: { brotli: { type: 'boolean' }, proxy: { type: 'string' } } });
  process.stdout.write(
    values.proxy === undefined
      ? nginxForFiles({ hasBrotli: values.brotli === true })
      : nginxForProxy(values.proxy),
  );
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
