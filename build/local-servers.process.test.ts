import { spawn } from 'node:child_process';
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
