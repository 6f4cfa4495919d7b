import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';
import { text as textIn } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { putSystemctl } from '#server/test-support/fake-systemctl.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { iniSettings, settingsIn } from '#tests/support/server-steps.ts';
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

/** Which parts the command `check` finds right, without its messages. */
const partsOf = (output: string) =>
  output.split('\n').flatMap((line) => /^(ok|problem) +(\w+): /.exec(line)?.slice(1).join(' ') ?? []);

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

  /** Programs of this server, and where `update` finds its folders. */
  #environment: NodeJS.ProcessEnv = {};

  /** @param unit what the unit file says, and the environment file that it names */
  static async with(port: number, unit: Record<string, string>): Promise<Server> {
    const server = new Server(port, unit);
    const bin = join(server.#folder, 'bin');
    const close = await putSystemctl(bin, (command) => server.#systemctl(command));
    onTestFinished(close);
    server.#environment = {
      ...bare,
      PATH: `${bin}${delimiter}${bare.PATH}`,
      RELEASE_ENV_FILE: server.#here('/etc/site.env'),
      RELEASE_BACKUPS: server.#here('/var/backups/site'),
    };
    return server;
  }

  private constructor(port: number, unit: Record<string, string>) {
    this.port = port;
    this.#unit = unit;
    for (const folder of ['srv', 'etc', 'var/lib/site', 'var/backups'])
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

  async #do(command: string): Promise<void> {
    // Another part of the tests has built the site; without it there is nothing to copy.
    if (command === 'SITE_MODE=live npm run build') return;
    const [, sources = '', target] = /^rsync -aR? --delete (.*) server:(\S+)$/.exec(command) ?? [];
    if (target !== undefined) {
      for (const name of sources.split(' '))
        cpSync(join(projectFolder, name), join(this.#here(target), name), { recursive: true });
      return;
    }
    // Its settings are those of this server.
    if (command === 'scp docs/site.service server:/etc/systemd/system/site.service') return;
    const [, onServer] = /^ssh (?:-t )?server '(.*)'$/.exec(command) ?? [];
    if (onServer === undefined) throw new Error(`no test runs this command: ${command}`);
    // npm finds the registry as it does on this machine.
    const needsRegistry = /npm |release\.mjs update/.test(onServer);
    const env = { ...(needsRegistry && process.env), ...this.#environment };
    const running = spawn('sh', ['-ec', this.#here(onServer)], { env, stdio: 'pipe' });
    // With a second line, as when it is typed on a terminal.
    running.stdin.end(onServer.endsWith(' password') ? `${password}\n${password}\n` : '');
    const [output, errors, [status]] = await Promise.all([
      textIn(running.stdout),
      textIn(running.stderr),
      once(running, 'close'),
    ]);
    if (onServer.endsWith(' check')) this.checked = [...partsOf(output), `exit ${status}`];
    else if (status !== 0) throw new Error(`${onServer}: ${errors}${output}`);
  }

  async #systemctl(command: string): Promise<void> {
    if (['daemon-reload', 'enable site'].includes(command)) return;
    if (!/^(?:enable --now|start|stop|restart) site$/.test(command)) throw new Error(`systemctl ${command}`);
    if (/^(?:stop|restart)/.test(command)) await this.stop();
    if (!command.startsWith('stop')) await this.#start();
  }

  /**
   * Follows the commands of a how-to.
   * @param from the section in which they begin
   * @param after what happens after a command
   */
  async follow(howTo: string, from: string, after: (command: string) => Promise<void>): Promise<void> {
    for (const step of stepsOf(howTo.slice(howTo.indexOf(from)))) {
      if (step.kind !== 'command') continue;
      await this.#do(step.text);
      await after(step.text);
    }
  }
}

const deploy = textOf('docs/how-to/deploy.md');
const unitFile = settingsIn(textOf('docs/site.service'));

// Installs the packages of two releases.
it(
  'the live server starts as in go-live.md, and restores an enquiry from a backup',
  { timeout: 300_000 },
  async () => {
    const goLive = textOf('docs/how-to/go-live.md');
    const unit: Record<string, string> = { ...unitFile, ...iniSettings(goLive) };
    expect(unit).toMatchObject({ WorkingDirectory: '/srv/site/current', EnvironmentFile: '/etc/site.env' });
    expect(unit['DATA_FOLDER']).toBe(`/var/lib/${unit['StateDirectory']}`);
    const server = await Server.with(await freePort(), unit);
    const visitors = visitorsOf(server.port);
    await server.follow(goLive, '## On a server', async (command) => {
      // The one after the backup is not there after the restore.
      if (/ update'$| backup /.test(command)) await visitors.enquire();
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
    expect(await visitors.countEnquiries()).toBe(2);
    await server.stop();
  },
);

it('our server starts as in deploy.md', async () => {
  const server = await Server.with(await freePort(), { ...unitFile, ...iniSettings(deploy) });
  await server.follow(deploy, '## Our server behind a proxy', () => Promise.resolve());
  expect((await fetch(`http://127.0.0.1:${server.port}/contact`)).status).toBe(200);
  await server.stop();
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('systemd understands the unit file, and finds the service well isolated', () => {
  const file = join(emptyFolder(), 'site.service');
  // Node may be elsewhere on this machine.
  writeFileSync(file, textOf('docs/site.service').replace('/usr/bin/node', process.execPath));
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
  const { status, stderr } = analyze('verify');
  expect([status, stderr.includes('site.service')]).toEqual([0, false]);
  expect(analyze('security', '--offline=true').stdout).toMatch(/Overall exposure level .*: [01]\.\d OK/);
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
