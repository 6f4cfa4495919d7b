import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
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
  'add-a-job',
  'add-a-team-member',
  'add-a-post',
  'add-a-service',
  'add-a-page-without-code',
  'add-a-photo',
  'add-visitor-statistics',
  'add-a-project',
  'add-a-case-study',
  'add-a-webinar',
  'add-a-language',
];

/** What the commands of the how-tos run; `undefined` for those that a reader looks at the site with. */
const commands: Readonly<Record<string, string | undefined>> = {
  'npm run new-site': 'operations/new-site.ts',
  'npm run language': 'operations/language.ts',
  'npm run check-site': 'content/check.ts',
  'npm run dev': undefined,
  'npm run build': undefined,
  'npm start': undefined,
  'npm run upgrade': 'scripts/upgrade.mjs',
};

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
  'documents/out',
  'node_modules',
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
    symlinkSync(join(projectFolder, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.#before = this.#everythingElse();
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

  /** Runs a script of the project for the new site. @throws Error with what it says, when it fails */
  run(script: string, ...args: string[]): string {
    // As scripts/new-site.mjs has it: the site is not there yet.
    const site = script === commands['npm run new-site'] ? 'starter/' : 'acme';
    return execFileSync(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: { ...process.env, SITE: site },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
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

  #command(command: string): void {
    const [, name = '', rest = ''] =
      /^(npm run [\w-]+|npm \w+)(?: -- (.*))?$/.exec(withoutNote(command)) ?? [];
    if (!(name in commands)) throw new Error(`no test runs this command: ${command}`);
    const script = commands[name];
    const args = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    if (script) this.run(script, ...args);
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
