import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from './project-paths.ts';

/** Starts a server of developers and editors. @returns its port, once it says its address */
function portOf(script: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const server = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill());
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      const port = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said)));
  });
}

/** Whether something answers at an address. 127.0.0.2 is this machine too, and stands for all other interfaces. */
const answers = (host: string, port: string) =>
  fetch(`http://${host}:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

test.each(['build/dev.ts', 'cli/edit.ts', 'tests/gallery/serve.ts'])(
  '%s can be reached from this machine only, unless HOST opens it',
  async (script) => {
    const port = await portOf(script, {});
    expect([await answers('127.0.0.1', port), await answers('127.0.0.2', port)]).toEqual([true, false]);
    const openPort = await portOf(script, { HOST: '0.0.0.0' });
    expect(await answers('127.0.0.2', openPort)).toBe(true);
  },
);

test('the first preview of each kind of page has its style sheet', async () => {
  const folder = 'sites/basaltworks';
  const port = await portOf('cli/edit.ts', { SITE: folder });
  const origin = `http://127.0.0.1:${port}`;
  for (const [view, pattern] of [
    ['contact', 'pages/contact.yaml'],
    ['post', 'posts/*.en.md'],
    ['job', 'jobs/*.yaml'],
  ] as const) {
    const [name = ''] = globSync(pattern, { cwd: join(projectFolder, folder) }).toSorted();
    const file = `${folder}/${name}`;
    const text = readFileSync(join(projectFolder, file), 'utf8');
    const response = await fetch(`${origin}/edit/preview`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ files: { [file]: text }, file, language: 'en' }),
    });
    const { html = '' } = (await response.json()) as { html?: string };
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(sheets).toContainEqual(expect.stringMatching(`^/src/pages/${view}/`));
  }
});
