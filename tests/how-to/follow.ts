import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { cacheFolder, projectFolder } from '../../build/project-paths.ts';
import { stepsOf, type Step } from './read-how-to.ts';

/** The how-tos of an adopter, in an order in which one can follow them; the first starts the site of the others. */
export const howTos = [
  'make-it-yours',
  'add-content',
  'add-a-photo',
  'add-visitor-statistics',
  'add-a-language',
];

/** How-tos of the editor, which tests/edit opens; a site has it from then on. */
export const editingHowTos = ['edit-in-the-browser'];

/** What the commands of the how-tos run; `undefined` for those that a reader looks at the site with. */
const commands: Readonly<Record<string, string | undefined>> = {
  'npm run new-site': 'cli/new-site.ts',
  'npm run check-site': 'content/check.ts',
  'npm run dev': undefined,
  'npm run edit': undefined,
  'npm run build': undefined,
  'npm start': undefined,
  'npm run upgrade': 'cli/upgrade.ts',
  'npm run publish': 'cli/publish.ts',
  'node server/site/main.ts': 'server/site/main.ts',
};

/** Commands that go on until they are stopped, and what they say when they have begun. */
const going: readonly [command: RegExp, begun: string][] = [[/server\/site\/main\.ts$/, 'is running at']];

/** The folder that the how-tos speak of: all that they may change. */
const siteFolder = 'sites/acme';

/** Made by the build or by whoever works on the project, and not needed for a site of another company. */
const notCopied = [
  '.cache',
  '.git',
  'artwork/out',
  'built',
  'dist',
  'dist-live',
  'build/documents/out',
  'node_modules',
  'published',
  'test-results',
];

/** A copy of the project, in which a new company follows the how-tos. */
export class Adopter {
  readonly folder: string;
  readonly #before: string;

  /** @param copyName names the copy, in which what it has built stays for the next run */
  constructor(copyName: string) {
    this.folder = join(cacheFolder, copyName);
    mkdirSync(this.folder, { recursive: true });
    for (const entry of readdirSync(this.folder))
      if (entry !== 'built') rmSync(join(this.folder, entry), { recursive: true, force: true });
    const isCopied = (path: string) =>
      !notCopied.includes(relative(projectFolder, path).replaceAll('\\', '/'));
    for (const entry of readdirSync(projectFolder).map((name) => join(projectFolder, name)))
      if (isCopied(entry))
        cpSync(entry, join(this.folder, basename(entry)), { recursive: true, filter: isCopied });
    rmSync(join(this.folder, siteFolder), { recursive: true, force: true });
    this.#linkPackages();
    this.#before = this.#everythingElse();
  }

  /** One link for each package: an upgrade that installs removes links, and not the packages of this project. */
  #linkPackages(): void {
    const [from, to] = [join(projectFolder, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(to);
    for (const entry of readdirSync(from, { withFileTypes: true }))
      if (entry.isFile()) cpSync(join(from, entry.name), join(to, entry.name));
      else symlinkSync(join(from, entry.name), join(to, entry.name), 'junction');
  }

  /** A digest of all files but those of the site, and of what is made from it. */
  #everythingElse(): string {
    const left = ['node_modules', 'built', '.cache', siteFolder];
    const hash = createHash('sha256');
    const walk = (folder: string) => {
      for (const entry of readdirSync(join(this.folder, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (left.includes(path)) continue;
        if (entry.isDirectory()) walk(path);
        else hash.update(path).update(readFileSync(join(this.folder, path)));
      }
    };
    walk('');
    return hash.digest('hex');
  }

  /** Whether nothing outside of the site's folder is other than before. */
  get hasChangedOnlyTheSite(): boolean {
    return this.#everythingElse() === this.#before;
  }

  /** @param own settings that a how-to writes before its command */
  #environment(script: string, own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    // As cli/run.mjs has it: the site is not there yet.
    const site = script === commands['npm run new-site'] ? 'sites/_starter/' : 'acme';
    // The copy is no part of the repository that it lies in.
    return { ...process.env, SITE: site, PORT: '0', GIT_CEILING_DIRECTORIES: dirname(this.folder), ...own };
  }

  /** Runs a script of the project for the new site. @throws Error with what it says, when it fails */
  run(script: string, ...args: string[]): string {
    return this.#run(script, args);
  }

  #run(script: string, args: readonly string[], own?: NodeJS.ProcessEnv): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: this.#environment(script, own),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stderr}${stdout}`);
    return stdout;
  }

  /** Starts what goes on until it is stopped, and stops it when it has begun. */
  #begin(script: string, args: readonly string[], own: NodeJS.ProcessEnv, begun: string): Promise<void> {
    const environment = this.#environment(script, own);
    const child = spawn(process.execPath, [script, ...args], { cwd: this.folder, env: environment });
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (said.includes(begun)) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return new Promise((resolve, reject) => {
      child.on('close', () => (said.includes(begun) ? resolve() : reject(new Error(said))));
    });
  }

  /** Does what a how-to says. @throws Error naming the line of the how-to that cannot be followed */
  async follow(howTo: string): Promise<void> {
    const file = `docs/how-to/${howTo}.md`;
    const text = readFileSync(join(projectFolder, file), 'utf8');
    for (const step of stepsOf(text)) {
      try {
        if (step.kind !== 'command') sayWhere(step, text);
        await this.#do(step);
      } catch (error) {
        throw new Error(`${file}:${step.line}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  }

  async #do(step: Step): Promise<void> {
    if (step.kind === 'command') return this.#command(step.text);
    const file = join(this.folder, step.path);
    if (step.kind === 'file') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, step.text);
    } else {
      const found = readFileSync(file, 'utf8');
      const count = found.split(`${step.from}\n`).length - 1;
      if (count !== 1) throw new Error(`${step.path} has these lines ${count} times:\n${step.from}`);
      writeFileSync(
        file,
        found.replace(`${step.from}\n`, () => `${step.to}\n`),
      );
    }
    await this.#takePictures(step.kind === 'file' ? step.text : step.to);
  }

  async #command(command: string): Promise<void> {
    const [, copied, into] = /^cp -r (\S+) (\S+)$/.exec(command) ?? [];
    if (copied !== undefined && into !== undefined) {
      cpSync(join(this.folder, copied), join(this.folder, into), { recursive: true });
      for (const file of globSync('**/*.*', { cwd: join(this.folder, copied) }))
        await this.#takePictures(readFileSync(join(this.folder, copied, file), 'utf8'));
      return;
    }
    const [, settings = '', name = '', rest = ''] =
      /^((?:[A-Z_]+=\S+ )*)(npm run [\w-]+|npm \w+|node \S+)(?: -- (.*))?$/.exec(withoutNote(command)) ?? [];
    if (!(name in commands)) throw new Error(`no test runs this command: ${command}`);
    const script = commands[name];
    if (!script) return;
    const args = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const own = Object.fromEntries(
      [...settings.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value]) => [key, value]),
    );
    const begun = going.find(([one]) => one.test([script, ...args].join(' ')))?.[1];
    if (begun === undefined) this.#run(script, args, own);
    else await this.#begin(script, args, own, begun);
  }

  /** From now on a build takes no time: it shows what is published, and nothing of how. */
  buildQuickly(): void {
    const text = readFileSync(join(import.meta.dirname, 'quick-build.ts'), 'utf8');
    writeFileSync(join(this.folder, 'build/build.ts'), text.replaceAll("from '../../", "from '../"));
  }

  /** A reader has pictures of their own at the places that a how-to names. */
  async #takePictures(text: string): Promise<void> {
    for (const [name] of text.matchAll(/(?<!or a photo: )\bimages\/[\w-]+\.jpg/g)) {
      const file = join(this.folder, siteFolder, name);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      const picture = { width: 1800, height: 1200, channels: 3, background: '#8fa7b3' } as const;
      await sharp({ create: picture }).jpeg().toFile(file);
    }
  }
}

const withoutNote = (command: string) => command.replace(/\s+#.*$/, '').trim();

/** A reader does not see the path behind the language of a block: the section above has to say it. */
function sayWhere({ path, line }: Exclude<Step, { kind: 'command' }>, text: string): void {
  const before = text.split('\n').slice(0, line - 1);
  const section = before.slice(before.findLastIndex((one) => /^##? /.test(one)));
  if (!section.join('\n').includes(`\`${path}\``)) throw new Error(`the text above does not name ${path}`);
  if (!path.startsWith(`${siteFolder}/`)) throw new Error(`${path} is not of the site`);
}
