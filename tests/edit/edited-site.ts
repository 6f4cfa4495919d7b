import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { startSite } from '#cli/start-site.ts';
import { gitFolder, gitOrigin, gitRepository } from './fake-host.ts';

/** The edited site: a copy, so that the company's own files do not change. */
export const editedSite = '.cache/sites/edited';
export const model = 'sites/nordlicht';
/** The folder of the published site. */
const publishedFolder = 'published/.cache.sites.edited';

/** Enables the editor for teams in `site.yaml`. */
function setTeamEditor(): void {
  const file = join(projectFolder, editedSite, 'site.yaml');
  const [before = ''] = readFileSync(file, 'utf8').split(/^editor:/m);
  const lines = `  backend: gitea\n  repository: ${gitRepository}\n  folder: ${gitFolder}\n  address: ${gitOrigin}\n`;
  writeFileSync(file, `${before.trimEnd()}\n\neditor:\n${lines}`);
}

/** A server with an editor. */
export interface EditServer {
  /** The editor's origin. */
  origin: string;
  stop: () => Promise<void>;
}

/** The environment of commands for the edited site. */
const editedEnvironment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE: editedSite,
  SITE_MODE: '',
  ...more,
});

function copySite(): void {
  const folder = join(projectFolder, editedSite);
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(projectFolder, publishedFolder), { recursive: true, force: true });
  cpSync(join(projectFolder, model), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && !path.endsWith('.check.ts'),
  });
  setTeamEditor();
}

async function startServer(script: string, environment: NodeJS.ProcessEnv): Promise<EditServer> {
  const server = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { origin: await originOf(server), stop: () => stopped(server) };
}

/**
 * The local editor of a file of tests, on a free port.
 * @param prepare changes the site before; a new one is made first
 */
export function useEditor(site = model, prepare = (): void => {}): EditServer {
  let server: EditServer | undefined;
  test.beforeAll(async () => {
    if (site === freshSite) makeFreshSite();
    prepare();
    server = await startServer('cli/edit.ts', { ...process.env, SITE: site, PORT: '0' });
  });
  const stop = async () => server?.stop();
  test.afterAll(stop);
  return {
    stop,
    get origin() {
      return server?.origin ?? '';
    },
  };
}

/** A new site, as `new-site` makes it; the editor ignores folders whose name begins with a dot. */
export const freshSite = 'built/edited/fresh';

function makeFreshSite(): void {
  const to = join(projectFolder, freshSite);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  startSite(
    { from: join(projectFolder, 'sites/_starter'), to, cache: join(projectFolder, '.cache') },
    'cobalto',
    { company: 'Cobalto Redes S.L.', origin: 'https://www.cobalto.es', languages: ['es', 'en'] },
    new Date(),
  );
}

/** Serves the published site with the editor for teams; publishes it unless a test already has. */
export async function startPublished(): Promise<EditServer> {
  const current = join(projectFolder, publishedFolder, 'current');
  if (!existsSync(current)) {
    copySite();
    execFileSync(process.execPath, ['cli/publish.ts', '--here'], {
      cwd: projectFolder,
      env: editedEnvironment(),
    });
  }
  const environment = editedEnvironment({ PORT: '0', DIST_FOLDER: current });
  return startServer('server/site/main.ts', environment);
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
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.on('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
