import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../build/project-paths.ts';

/** The site that is edited: a copy of a company's, so that nothing of it changes. */
export const editedSite = '.cache/sites/edited';
const model = 'sites/nordlicht';
/** Where it is published. */
export const publishedFolder = 'published/.cache.sites.edited';

/** A server of `npm run edit` for the copy. */
export interface EditServer {
  /** The editor's origin. */
  origin: string;
  stop: () => Promise<void>;
}

/** The environment of commands for the copy. */
export const editedEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE: editedSite,
  SERVICES: '',
});

/** Copies the site; nothing of it is published. */
export function copySite(): void {
  const folder = join(projectFolder, editedSite);
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(projectFolder, publishedFolder), { recursive: true, force: true });
  cpSync(join(projectFolder, model), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && !path.endsWith('.check.ts'),
  });
}

/** Copies the site and starts its editor on a free port. */
export async function startEditor(): Promise<EditServer> {
  copySite();
  const server = spawn(process.execPath, ['operations/edit.ts'], {
    cwd: projectFolder,
    env: { ...editedEnvironment(), PORT: '4811' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { origin: await originOf(server), stop: () => stopped(server) };
}

function originOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      said += String(part);
      const origin = /The editor is at (http:\/\/[^/]+)\/edit/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`npm run edit has ended:\n${said}`)));
  });
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.on('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
