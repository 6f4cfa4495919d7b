import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../../build/project-paths.ts';
import { freePort } from '../../server/site/free-port.ts';
import { copiedToServer, iniSettings } from '../support/server-steps.ts';
import { stepsOf } from './read-how-to.ts';

/*
 * The live server in a folder that holds nothing but what the how-to copies and installs, or what the Dockerfile
 * does: every command is read from there.
 */

const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const password = 'granite under the server';
const origin = 'https://www.example.com';

/** What a server has in its environment: programs, npm's settings and no Git repository. */
const bare = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  HOME: process.env['HOME'],
};

/** An empty folder away from the project, whose packages Node would find from within it. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 120_000);
  return folder;
}

/** Starts a server and waits until it says its address. */
async function started(
  [program = '', ...args]: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      if (said.includes('is running at')) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

/** What a visitor and the company do with a live site on a port. */
function visitorsOf(port: number) {
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', origin },
      body: JSON.stringify(body),
    });
  return {
    async enquire(): Promise<void> {
      const enquiry = {
        name: 'Ada Quill',
        email: 'ada@sender.example',
        message: 'Our reports take 40 minutes.',
      };
      expect((await post('enquiries', enquiry)).status).toBe(201);
      expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
    },
    /** @returns how many enquiries the dashboard shows after a log-in */
    async countEnquiries(): Promise<number> {
      const login = await post('session', { password });
      expect(login.status).toBe(204);
      const cookie = (login.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
      const list = await fetch(`http://127.0.0.1:${port}/api/admin/enquiries`, { headers: { cookie } });
      return (await list.json()).total;
    },
  };
}

describe('a server set up as docs/how-to/go-live.md says', () => {
  it('starts, takes an enquiry, and has it again after backup and restore', async () => {
    const howTo = textOf('docs/how-to/go-live.md');
    const unit = { ...iniSettings(textOf('docs/how-to/deploy.md')), ...iniSettings(howTo) };
    const port = await freePort();
    const server = emptyFolder();
    /** Each path of the server, below a folder of this machine. */
    const here = (text: string) =>
      text.replaceAll(/\/(?:srv\/site|etc\/site\.env|var\/(?:lib|backups))(?![\w.-])/g, `${server}$&`);
    for (const folder of ['srv/site', 'etc', 'var/lib/site', 'var/backups'])
      mkdirSync(join(server, folder), { recursive: true });
    expect(unit).toMatchObject({ WorkingDirectory: '/srv/site', EnvironmentFile: '/etc/site.env' });
    expect(unit['DATA_FOLDER']).toBe(`/var/lib/${unit['StateDirectory']}`);
    const settings = Object.entries({ ...iniSettings(howTo), PORT: String(port) })
      .filter(([name]) => /^[A-Z_]+$/.test(name))
      .map(([name, value]) => `${name}=${here(value)}\n`);
    writeFileSync(here('/etc/site.env'), settings.join(''));

    let running: ChildProcess | undefined;
    const begin = async () => {
      const [program = '', ...args] = unit['ExecStart']?.split(' ') ?? [];
      expect(program).toBe('/usr/bin/node');
      const env = Object.fromEntries(settings.map((line) => line.trim().split('=')));
      running = await started([process.execPath, ...args], here('/srv/site'), { ...bare, ...env });
    };
    const end = async () => {
      if (running) await stopped(running);
      running = undefined;
    };
    const visitors = visitorsOf(port);

    const steps = stepsOf(howTo.slice(howTo.indexOf('## On a server')));
    for (const text of steps.flatMap((step) => (step.kind === 'command' ? [step.text] : []))) {
      const [, onServer] = /^ssh (?:-t )?server '(.*)'$/.exec(text) ?? [];
      // Another part of the tests has built it; without it there is nothing to copy.
      if (text === 'SERVICES=live npm run build') continue;
      if (text.startsWith('rsync ')) {
        for (const name of copiedToServer(howTo))
          cpSync(join(projectFolder, name), join(here('/srv/site'), name), { recursive: true });
      } else if (onServer === 'systemctl stop site') await end();
      else if (onServer === 'systemctl start site') await begin();
      else if (onServer === 'systemctl enable --now site') {
        await begin();
        await visitors.enquire();
      } else if (onServer === undefined) throw new Error(`no test runs this command: ${text}`);
      else {
        // With a second line, as when it is typed on a terminal.
        const input = onServer.endsWith(' password') ? `${password}\n${password}\n` : '';
        // npm finds the registry as it does on this machine.
        const env = onServer.includes('npm ') ? { ...process.env, ...bare } : bare;
        execFileSync('sh', ['-ec', here(onServer)], { env, input, encoding: 'utf8' });
        // Received after the backup, so it is not there after the restore.
        if (onServer.includes(' backup ')) await visitors.enquire();
      }
    }
    expect(await visitors.countEnquiries()).toBe(1);
    await end();
  });
});

/** Each instruction of the Dockerfile with what follows it, by stage. */
const stages = textOf('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [from = '', ...lines] = text.split('\n');
    const steps = lines.flatMap((line) => {
      const [, instruction, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return instruction === undefined ? [] : [{ instruction, rest }];
    });
    return { name: / AS (\w+)$/.exec(from)?.[1] ?? 'last', steps };
  });

describe('an image made as the Dockerfile says, with a folder for each stage', () => {
  it('builds the site, starts, and is healthy', { timeout: 600_000 }, async () => {
    const root = emptyFolder();
    const isIgnored = (path: string) =>
      textOf('.dockerignore')
        .split('\n')
        .some((glob) => /^[^!#*]|^\*\*/.test(glob) && matchesGlob(path, glob));
    const env: NodeJS.ProcessEnv = { ...process.env, ...bare };
    let [start, check]: string[][] = [];
    let folder = '';
    for (const { name, steps } of stages) {
      folder = join(root, name, 'site');
      mkdirSync(folder, { recursive: true });
      for (const { instruction, rest } of steps) {
        if (instruction === 'COPY') {
          const [, from, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
          const sources = paths.split(' ');
          const named = sources.pop() ?? '';
          const target = join(folder, named);
          for (const source of sources) {
            const [base, path] = from ? [join(root, from), source.slice(1)] : [projectFolder, source];
            cpSync(join(base, path), named.endsWith('/') ? join(target, basename(path)) : target, {
              recursive: true,
              filter: (file) => from !== undefined || !isIgnored(relative(projectFolder, file)),
            });
          }
        } else if (instruction === 'RUN') {
          // The user `node` is there only in the image.
          const command = rest
            .replace('chown node:node', 'ls')
            .replaceAll(/(?<= )\/data/g, join(root, 'data'));
          execFileSync('sh', ['-ec', command], { cwd: folder, env, encoding: 'utf8' });
        } else if (instruction === 'CMD') start = JSON.parse(rest);
        else if (instruction === 'HEALTHCHECK') check = JSON.parse(rest.replace(/^.* CMD /, ''));
      }
    }
    const port = await freePort();
    const inImage = { ...bare, PORT: String(port), DATA_FOLDER: join(root, 'data') };
    const running = await started(start ?? [], folder, { ...inImage, PUBLIC_ORIGIN: origin });
    await visitorsOf(port).enquire();
    const [program = '', ...args] = check ?? [];
    execFileSync(program, args, { env: inImage });
    await stopped(running);
    expect(() => execFileSync(program, args, { env: inImage, stdio: 'ignore' })).toThrow();
  });
});

it('says on an older Node which one it needs', () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  for (const program of ['server/live.mjs', 'server/site.mjs']) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', older, program], {
      cwd: projectFolder,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^The server needs Node 26 or later, but \S+ is Node 20\.20\.2\.\n$/);
    expect(status).toBe(1);
  }
});
