import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { copiedToServer, iniSettings } from '#tests/support/server-steps.ts';
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
    /** @returns how many enquiries the dashboard shows after a login */
    async countEnquiries(): Promise<number> {
      const login = await post('session', { password });
      expect(login.status).toBe(204);
      const cookie = (login.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
      const list = await fetch(`http://127.0.0.1:${port}/api/admin/enquiries`, { headers: { cookie } });
      return (await list.json()).total;
    },
  };
}

/** The settings in `Environment` of a unit file. */
const environmentOf = ({ Environment = '' }: Record<string, string>) =>
  Environment.split(' ').flatMap((one) => (one === '' ? [] : [one]));

/** A server with nothing on it but empty folders, on which the commands of a how-to run. */
class Server {
  readonly port: number;
  /** What the command `check` found. */
  checked: string[] = [];
  readonly #folder = emptyFolder();
  readonly #unit: Record<string, string>;
  readonly #settings: string[];
  #running: ChildProcess | undefined;

  /** @param unit what the unit file says, and the environment file that it names */
  constructor(port: number, unit: Record<string, string>) {
    this.port = port;
    this.#unit = unit;
    for (const folder of ['srv/site', 'etc', 'var/lib/site', 'var/backups'])
      mkdirSync(join(this.#folder, folder), { recursive: true });
    const named = Object.entries(unit).filter(([name]) => /^[A-Z_]+$/.test(name));
    this.#settings = [...named.map(([name, value]) => `${name}=${value}`), ...environmentOf(unit)].map(
      (line) => this.#here(line.replace(/^PORT=.*/, `PORT=${port}`)),
    );
    writeFileSync(this.#here('/etc/site.env'), `${this.#settings.join('\n')}\n`);
  }

  /** Each path of the server, below a folder of this machine. */
  #here(text: string): string {
    return text.replaceAll(
      /\/(?:srv\/site|etc\/site\.env|var\/(?:lib|backups))(?![\w.-])/g,
      `${this.#folder}$&`,
    );
  }

  async #start(): Promise<void> {
    const [, ...args] = this.#unit['ExecStart']?.split(' ') ?? [];
    const env = { ...bare, ...Object.fromEntries(this.#settings.map((line) => line.split('='))) };
    this.#running = await started(
      [process.execPath, ...args],
      this.#here(this.#unit['WorkingDirectory'] ?? ''),
      env,
    );
  }

  async stop(): Promise<void> {
    if (this.#running) await stopped(this.#running);
    this.#running = undefined;
  }

  async #do(command: string, howTo: string): Promise<void> {
    // Another part of the tests has built the site; without it there is nothing to copy.
    if (command === 'SERVICES=live npm run build') return;
    if (command.startsWith('rsync ')) {
      for (const name of copiedToServer(howTo))
        cpSync(join(projectFolder, name), join(this.#here('/srv/site'), name), { recursive: true });
      return;
    }
    const [, onServer] = /^ssh (?:-t )?server '(.*)'$/.exec(command) ?? [];
    if (onServer === undefined) throw new Error(`no test runs this command: ${command}`);
    if (/^systemctl (?:enable --now|start) site$/.test(onServer)) return this.#start();
    if (onServer === 'systemctl stop site') return this.stop();
    if (onServer === 'systemctl restart site') {
      await this.stop();
      return this.#start();
    }
    if (onServer.endsWith(' check')) {
      this.checked = this.#check(onServer);
      return;
    }
    // With a second line, as when it is typed on a terminal.
    const input = onServer.endsWith(' password') ? `${password}\n${password}\n` : '';
    // npm finds the registry as it does on this machine.
    const env = onServer.includes('npm ') ? { ...process.env, ...bare } : bare;
    execFileSync('sh', ['-ec', this.#here(onServer)], { env, input, encoding: 'utf8' });
  }

  /** Which parts are right, and the exit code; the message of each is left out. */
  #check(command: string): string[] {
    const { stdout, status } = spawnSync('sh', ['-ec', this.#here(command)], { env: bare, encoding: 'utf8' });
    const parts = stdout
      .split('\n')
      .flatMap((line) => /^(ok|problem) +(\w+): /.exec(line)?.slice(1).join(' ') ?? []);
    return [...parts, `exit ${status}`];
  }

  /**
   * Follows the commands of a how-to.
   * @param from the section in which they begin
   * @param after what happens after a command
   */
  async follow(howTo: string, from: string, after: (command: string) => Promise<void>): Promise<void> {
    for (const step of stepsOf(howTo.slice(howTo.indexOf(from)))) {
      if (step.kind !== 'command') continue;
      await this.#do(step.text, howTo);
      await after(step.text);
    }
  }
}

const deploy = textOf('docs/how-to/deploy.md');

it('the live server starts as in go-live.md, and restores an enquiry from a backup', async () => {
  const goLive = textOf('docs/how-to/go-live.md');
  const unit: Record<string, string> = { ...iniSettings(deploy), Environment: '', ...iniSettings(goLive) };
  expect(unit).toMatchObject({ WorkingDirectory: '/srv/site', EnvironmentFile: '/etc/site.env' });
  expect(unit['DATA_FOLDER']).toBe(`/var/lib/${unit['StateDirectory']}`);
  const server = new Server(await freePort(), unit);
  const visitors = visitorsOf(server.port);
  await server.follow(goLive, '## On a server', async (command) => {
    // The one after the backup is not there after the restore.
    if (/ enable | backup /.test(command)) await visitors.enquire();
  });
  // Tests have no proxy at the public address and no mail server, and the sample has another origin.
  expect(server.checked).toEqual([
    'ok build',
    'problem settings',
    'ok disk',
    'ok database',
    'ok login',
    'problem address',
    'problem mail',
    'exit 1',
  ]);
  const hasLeft = textOf('docs/how-to/a-person-has-left.md');
  await server.follow(hasLeft, '## Their access', () => Promise.resolve());
  expect(await visitors.countEnquiries()).toBe(1);
  await server.stop();
});

it('our server starts as in deploy.md', async () => {
  const server = new Server(await freePort(), iniSettings(deploy));
  await server.follow(deploy, '## Our server behind a proxy', () => Promise.resolve());
  expect((await fetch(`http://127.0.0.1:${server.port}/contact`)).status).toBe(200);
  await server.stop();
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

it(
  'the steps of the Dockerfile, run in folders, build the site and start a healthy server',
  { timeout: 600_000 },
  async () => {
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
  },
);

it('names the required version on an older Node', () => {
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
