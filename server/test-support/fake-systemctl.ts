import { createServer } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnFreePort } from './free-port.ts';

/**
 * Puts a program `systemctl` into a folder. It waits until the test has done what it was called for.
 * @param act gets the arguments, as `restart site`
 * @returns the function that ends it
 */
export async function putSystemctl(
  folder: string,
  act: (command: string) => Promise<void>,
): Promise<() => void> {
  const control = createServer((request, response) => {
    act(decodeURIComponent(request.url ?? '').slice(1)).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listenOnFreePort(control);
  mkdirSync(folder, { recursive: true });
  const ask = `fetch('http://127.0.0.1:${port}/' + encodeURIComponent(process.argv.slice(2).join(' ')))`;
  const end = `async (answer) => { if (!answer.ok) { console.error(await answer.text()); process.exit(1); } }`;
  writeFileSync(join(folder, 'systemctl'), `#!/usr/bin/env node\n${ask}.then(${end});\n`, { mode: 0o755 });
  return () => void control.close();
}
