import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../build/project-paths.ts';
import { gitFolder, gitHost, gitRepository } from './fake-gitea.ts';

/** The site that is edited: a copy of a company's, so that nothing of it changes. */
export const editedSite = '.cache/sites/edited';
const model = 'sites/nordlicht';
/** Where it is published. */
export const publishedFolder = 'published/.cache.sites.edited';

/** The editor of a team, switched on in `site.yaml`. */
const teamEditor = `
editor:
  backend: gitea
  repository: ${gitRepository}
  address: ${gitHost}
  folder: ${gitFolder}
`;

/** A server with an editor. */
export interface EditServer {
  /** The editor's origin. */
  origin: string;
  stop: () => Promise<void>;
}

/** The environment of commands for the copy. */
export const editedEnvironment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE: editedSite,
  SERVICES: '',
  ...more,
});

export function copySite(): void {
  const folder = join(projectFolder, editedSite);
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(projectFolder, publishedFolder), { recursive: true, force: true });
  cpSync(join(projectFolder, model), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && !path.endsWith('.check.ts'),
  });
  appendFileSync(join(folder, 'site.yaml'), teamEditor);
}

async function startServer(script: string, environment: NodeJS.ProcessEnv): Promise<EditServer> {
  const server = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { origin: await originOf(server), stop: () => stopped(server) };
}

/** Starts the editor of one's own machine on the chosen site, at a free port. */
export const openEditor = (): Promise<EditServer> =>
  startServer('operations/edit.ts', { ...process.env, PORT: '0' });

/** Copies the site and starts the editor of one's own machine on it. */
export function startEditor(): Promise<EditServer> {
  copySite();
  return startServer('operations/edit.ts', editedEnvironment({ PORT: '0' }));
}

/** Serves the published site, with the editor of a team; publishes it first, where no test has done so before. */
export async function startPublished(): Promise<EditServer> {
  const current = join(projectFolder, publishedFolder, 'current');
  if (!existsSync(current)) {
    copySite();
    execFileSync(process.execPath, ['operations/publish.ts', '--here'], {
      cwd: projectFolder,
      env: editedEnvironment(),
    });
  }
  return startServer('server/main.ts', editedEnvironment({ PORT: '0', DIST_FOLDER: current }));
}

function originOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      said += String(part);
      const origin = /http:\/\/[\w.:[\]]+/.exec(said)?.[0];
      if (origin !== undefined) resolve(origin);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`the server has ended:\n${said}`)));
  });
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.on('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
