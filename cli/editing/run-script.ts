import { spawn } from 'node:child_process';
import { projectFolder } from '../../build/project-paths.ts';

/** How a script ended, and what it said. */
export interface Ended {
  ok: boolean;
  /** Of both streams, without empty ones. */
  lines: string[];
}

/**
 * Runs a script of the project.
 * @param environment beside that of this process
 * @param node the project's own
 */
export function runScript(
  script: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<Ended> {
  const child = spawn(node, [script, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  return new Promise((resolve) => {
    const end = (ok: boolean) =>
      resolve({ ok, lines: said.split('\n').filter((line) => line.trim() !== '') });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
