import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  appendFileSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { parse } from 'yaml';
import { projectFolder } from '../build/project-paths.ts';
import { commandOf, readCopy, readDockerfile, type Stage, type Step } from '../operations/dockerfile.ts';
import { freePort } from '../server/free-port.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';

/**
 * `node stress/run-dockerfile.ts [built | editor]`: follows the Dockerfile without Docker, each stage in a folder of
 * its own (3 minutes; with `built` it takes the live build that is there, with `editor` the site has one). Then it
 * runs the last stage as compose.yaml says, beside a PostgreSQL and a mail server of this machine, and asks its health
 * check. Exits with 1 when a step fails, the folder can be written by the server's user, or an enquiry does not become
 * a mail. As root the server runs as another user, as in the image.
 */

const isBuilt = process.argv[2] === 'built';
const hasEditor = process.argv[2] === 'editor';
const place = mkdtempSync(join(tmpdir(), 'dockerfile-'));
chmodSync(place, 0o755);
/** `nobody`; the image has another one. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const owner = `${user.uid ?? process.getuid?.()}:${user.gid ?? process.getgid?.()}`;
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

const rootOf = (stage: Stage) => join(place, stage.name ?? 'image');
/** A path of the image, below the folder of its stage. */
const placed = (root: string, inside: string) => (inside.startsWith('/') ? join(root, inside) : inside);
const ignored = /\.test\.tsx?$|test-support$|(?:artwork|documents)\/out$/;

interface Image {
  folder: string;
  environment: Record<string, string>;
}

function follow(stage: Stage, stages: readonly Stage[]): Image {
  const root = rootOf(stage);
  const image: Image = { folder: root, environment: { PATH: path } };
  mkdirSync(root);
  for (const step of stage.steps) followStep(step, root, image, stages);
  return image;
}

function followStep({ name, rest }: Step, root: string, image: Image, stages: readonly Stage[]): void {
  switch (name) {
    case 'WORKDIR':
      image.folder = join(root, rest);
      mkdirSync(image.folder, { recursive: true });
      return;
    case 'ENV': {
      const [variable = '', value = ''] = rest.split('=');
      image.environment[variable] = placed(root, value);
      return;
    }
    case 'COPY': {
      const { from, sources, target } = readCopy(rest);
      // The last stage has no name either.
      const other = from === null ? undefined : stages.find((stage) => stage.name === from);
      for (const source of sources) {
        const file = other ? placed(rootOf(other), source) : join(projectFolder, source);
        const isFolder = statSync(file).isDirectory();
        const to = join(image.folder, isFolder ? target : join(target, source));
        cpSync(file, to, { recursive: true, filter: (one) => other !== undefined || !ignored.test(one) });
        if (hasEditor && !other && source === 'sites') switchEditorOn(to);
      }
      return;
    }
    case 'RUN': {
      console.log(`  ${rest}`);
      const here = rest.replaceAll(/(?<= )\/(?=\w)/g, `${root}/`).replaceAll('node:node', owner);
      execFileSync('sh', ['-ec', here], {
        cwd: image.folder,
        // npm may have settings in the environment.
        env: { ...process.env, ...image.environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return;
    }
    default:
      // USER, VOLUME, EXPOSE, HEALTHCHECK and CMD are for running it.
      return;
  }
}

function switchEditorOn(sites: string): void {
  const site = readFileSync(join(sites, 'default'), 'utf8').trim();
  appendFileSync(
    join(sites, site, 'site.yaml'),
    '\neditor:\n  backend: github\n  repository: acme/website\n',
  );
}

/** The build's output, from this project instead of a stage. */
function takeBuild(stage: Stage): void {
  const from = join(projectFolder, 'dist-live');
  if (!existsSync(from)) throw new Error('There is no live build: SERVICES=live npm run build');
  cpSync(from, join(rootOf(stage), 'site', 'dist-live'), { recursive: true });
}

function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Runs a command as the user of the image; rejects when it fails. */
async function runAs({ folder, environment }: Image, [program = '', ...rest]: string[], more = {}) {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...environment, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...user,
  });
  const [code] = await once(child, 'exit');
  return Number(code);
}

const canWrite = `
  const { accessSync, constants, readdirSync } = await import('node:fs');
  const all = ['.', ...readdirSync('.', { recursive: true })];
  const open = all.filter((one) => {
    try { accessSync(one, constants.W_OK); return true; } catch { return false; }
  });
  if (open.length > 0) throw new Error(open.length + ' files can be written, such as ' + open[0]);`;

async function runImage(image: Image, stage: Stage): Promise<void> {
  const [postgres, port, smtpPort] = [
    await startPostgresServer({ isDurable: false }),
    await freePort('127.0.0.1'),
    await freePort('127.0.0.1'),
  ];
  let heard = '';
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      stream.on('end', () => done());
    },
  });
  mailbox.listen(smtpPort, '127.0.0.1');
  const { services } = parse(readFileSync(join(projectFolder, 'compose.yaml'), 'utf8'));
  const settings: Record<string, string> = {
    ...services.site.environment,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: postgres.connectionString,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  };
  const [program = '', ...rest] = commandOf(stage, 'CMD');
  const server = spawn(program, rest, {
    cwd: image.folder,
    env: { ...image.environment, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => chunk.includes('is running at') && resolve());
      server.once('exit', () => reject(new Error('The server ended')));
    });
    const health = await runAs(image, commandOf(stage, 'HEALTHCHECK'), { PORT: String(port) });
    const page = await fetch(`http://127.0.0.1:${port}/contact`);
    const editor = await fetch(`http://127.0.0.1:${port}/edit`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    const sent = await fetch(`http://127.0.0.1:${port}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mira', email: 'mira@halden.example', message: 'Slow.' }),
    });
    for (let wait = 0; wait < 50 && !heard.includes('Slow.'); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const open = await runAs(image, [program, '--input-type=module', '--eval', canWrite]);
    server.kill('SIGTERM');
    const [stopped] = await once(server, 'exit');
    const gone = await runAs(image, commandOf(stage, 'HEALTHCHECK'), { PORT: String(port) });
    const said = `health check ${health}, after the end ${gone}; page ${page.status}, editor ${editor.status}, ready ${ready.status}, enquiry ${sent.status}, mail ${heard.includes('Slow.') ? 'caught' : 'missing'}, files that can be written: ${open === 0 ? 'none' : 'some'}, SIGTERM ends it with ${stopped}`;
    console.log(`As ${owner}: ${said}.`);
    const expected = `health check 0, after the end 1; page 200, editor ${hasEditor ? 200 : 404}, ready 200, enquiry 201, mail caught, files that can be written: none, SIGTERM ends it with 0`;
    if (said !== expected) process.exitCode = 1;
  } finally {
    server.kill('SIGKILL');
    mailbox.close(() => {});
    await postgres.remove();
  }
}

try {
  const stages = readDockerfile(readFileSync(join(projectFolder, 'Dockerfile'), 'utf8'));
  for (const stage of stages) {
    console.log(`Stage ${stage.name ?? 'image'}:`);
    if (isBuilt && stage.name === 'build') takeBuild(stage);
    else if (stage !== stages.at(-1)) follow(stage, stages);
  }
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage');
  const image = follow(last, stages);
  accessSync(join(image.folder, 'package.json'), constants.R_OK);
  const packages = readdirSync(join(image.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  console.log(
    `Beside Node the image has ${Math.round(bytesBelow(rootOf(last)) / 2 ** 20)} MiB, ${packages.length} folders of packages.`,
  );
  await runImage(image, last);
} finally {
  rmSync(place, { recursive: true, force: true });
}
