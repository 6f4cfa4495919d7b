import { fileForms } from '#build/editor/file-forms.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { readValues, writeValues } from '#build/editor/written-form.ts';
import { isRecord } from '#shared/is-record.ts';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';
import { wxrFile } from '#cli/wordpress/test-support/wxr-file.ts';
import { stepsOf, type Step } from './read-how-to.ts';

/** The how-tos of an adopter, in a possible order; the first one creates the site that the others change. */
export const howTos = [
  'make-it-yours',
  'add-content',
  'make-a-landing-page',
  'add-a-photo',
  'add-visitor-statistics',
  'add-a-language',
  'move-from-wordpress',
];

/** How-tos about the editor, which tests/edit tests; afterwards a site has an editor. */
export const editingHowTos = ['edit-in-the-browser'];

/**
 * How the commands of the how-tos end: by themselves, or, when they are ready, with what they say then; undefined for
 * those that only show the site.
 */
const commands: Readonly<Record<string, { saysWhenReady?: string } | undefined>> = {
  'npm run new-site': {},
  'npm run check-site': {},
  'npm run import-wordpress': {},
  'npm run dev': undefined,
  'npm run edit': undefined,
  'npm run build': undefined,
  'npm start': undefined,
  'npm run upgrade': {},
  'npm run publish': {},
  'node server/site.mjs': { saysWhenReady: 'is running at' },
};

/** What a machine may have set for other projects, in the shell and in the `.npmrc` of the reader. */
const hostileSettings = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_only: 'prod' };
const hostileNpmrc = 'ignore-scripts=true\nomit=dev\n';

/** The folder of the how-tos, the only one they may change. */
const siteFolder = 'sites/acme';

/** Generated or for development only; a site of another company does not need it. */
const notCopied = [
  '.cache',
  '.git',
  'build/images/out',
  'built',
  'dist',
  'dist-live',
  'build/documents/out',
  'node_modules',
  'published',
  'test-results',
];

/** A copy of the project, in which a new company follows the how-tos, in a shell that is set up for other projects. */
export class Adopter {
  readonly folder: string;
  readonly #before: ReadonlyMap<string, string>;
  readonly #home: string;

  /** @param copyName names the copy, which keeps its builds for the next run */
  constructor(copyName: string) {
    this.folder = join(cacheFolder({ folder: chosenFolder() }), copyName);
    mkdirSync(this.folder, { recursive: true });
    for (const entry of readdirSync(this.folder))
      if (entry !== 'built')
        // Programs that a killed test run has left may still write there.
        rmSync(join(this.folder, entry), { recursive: true, force: true, maxRetries: 10 });
    const isCopied = (path: string) =>
      !notCopied.includes(relative(projectFolder, path).replaceAll('\\', '/'));
    for (const entry of readdirSync(projectFolder).map((name) => join(projectFolder, name)))
      if (isCopied(entry))
        cpSync(entry, join(this.folder, basename(entry)), { recursive: true, filter: isCopied });
    rmSync(join(this.folder, siteFolder), { recursive: true, force: true });
    this.#linkPackages();
    this.#home = `${this.folder}-home`;
    mkdirSync(this.#home, { recursive: true });
    writeFileSync(join(this.#home, '.npmrc'), hostileNpmrc);
    this.#before = this.#everythingElse();
  }

  /** One link per package, so that an upgrade removes links and not this project's packages. */
  #linkPackages(): void {
    const [from, to] = [join(projectFolder, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(to);
    for (const entry of readdirSync(from, { withFileTypes: true }))
      if (entry.isFile()) cpSync(join(from, entry.name), join(to, entry.name));
      else symlinkSync(join(from, entry.name), join(to, entry.name), 'junction');
  }

  /** A digest of each file outside the site and generated folders that Git ignores. */
  #everythingElse(): Map<string, string> {
    const left = ['node_modules', 'built', 'published', '.cache', 'content/schema/json', siteFolder];
    const digests = new Map<string, string>();
    const walk = (folder: string) => {
      for (const entry of readdirSync(join(this.folder, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (left.includes(path)) continue;
        if (entry.isDirectory()) walk(path);
        else
          digests.set(
            path,
            createHash('sha256')
              .update(readFileSync(join(this.folder, path)))
              .digest('hex'),
          );
      }
    };
    walk('');
    return digests;
  }

  /** The files outside the site's folder that were changed, added or deleted. */
  get changedOutsideTheSite(): string[] {
    const now = this.#everythingElse();
    return [...new Set([...this.#before.keys(), ...now.keys()])].filter(
      (path) => this.#before.get(path) !== now.get(path),
    );
  }

  /** The files of the site that its editor would write in another form, apart from comments. */
  get rewrittenByEditor(): string[] {
    const folder = join(this.folder, siteFolder);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll(/ +# .*$/gm, '');
    const { value } = readValues(read('site.yaml'));
    const all = isRecord(value) ? value['languages'] : undefined;
    const languages = Array.isArray(all) ? all.map(String) : [];
    const forms = fileForms(globSync('**/*.{yaml,md}', { cwd: folder }), languages);
    return [...forms].flatMap(([file, form]) =>
      existsSync(join(folder, file)) && writeValues(readValues(read(file)), form, languages) !== read(file)
        ? [file]
        : [],
    );
  }

  /**
   * Runs a program for the new site to its end, or stops it when it is ready. As in a strict shell, other users cannot
   * read what it writes.
   * @param own settings that a how-to writes before its command; undefined removes one
   * @param saysWhenReady what it says then
   */
  #run(
    program: string,
    args: readonly string[],
    own: NodeJS.ProcessEnv = {},
    saysWhenReady?: string,
  ): Promise<string> {
    const child = spawn('sh', ['-c', 'umask 077; exec "$0" "$@"', program, ...args], {
      cwd: this.folder,
      env: {
        ...process.env,
        ...hostileSettings,
        HOME: this.#home,
        SITE: 'acme',
        PORT: '0',
        // Keeps Git from finding the repository around the copy.
        GIT_CEILING_DIRECTORIES: dirname(this.folder),
        ...own,
      },
    });
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (saysWhenReady !== undefined && said.includes(saysWhenReady)) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return new Promise((resolve, reject) => {
      child.on('close', (status) => {
        const isDone = saysWhenReady === undefined ? status === 0 : said.includes(saysWhenReady);
        if (isDone) resolve(said);
        else reject(new Error(`${program} ${args.join(' ')}: ${said}`));
      });
    });
  }

  /** Runs a script of the project for the new site. @throws Error with the script's output when it fails */
  run(script: string, ...args: string[]): Promise<string> {
    return this.#run(process.execPath, [script, ...args]);
  }

  /**
   * Follows a how-to.
   * @param own settings of the reader's shell; undefined removes one
   * @throws Error with the line of a step that fails
   */
  async follow(howTo: string, own: NodeJS.ProcessEnv = {}): Promise<void> {
    const file = `docs/how-to/${howTo}.md`;
    const text = readFileSync(join(projectFolder, file), 'utf8');
    for (const step of stepsOf(text)) {
      try {
        if (step.kind !== 'command') sayWhere(step, text);
        await this.#do(step, own);
      } catch (error) {
        throw new Error(`${file}:${step.line}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  }

  async #do(step: Step, own: NodeJS.ProcessEnv): Promise<void> {
    // tests/how-to/server.process.test.ts runs what is typed on a server.
    if (step.kind === 'command' && step.text.startsWith('ssh ')) return;
    if (step.kind === 'command') return this.#command(step.text, own);
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

  async #command(command: string, own: NodeJS.ProcessEnv): Promise<void> {
    if (/^(grep|rm|find|mkdir|cp) /.test(command)) {
      const [, copied] = /^cp (?:-r )?(\S+) \S+$/.exec(command) ?? [];
      for (const file of copied === undefined
        ? []
        : globSync([copied, `${copied}/**/*.*`], { cwd: this.folder }))
        if (statSync(join(this.folder, file)).isFile())
          await this.#takePictures(readFileSync(join(this.folder, file), 'utf8'));
      execFileSync('sh', ['-ec', command], { cwd: this.folder });
      return;
    }
    const [, settings = '', name = '', rest = ''] =
      /^((?:[A-Z_]+=\S+ )*)(npm run [\w-]+|npm \w+|node \S+)(?: -- (.*))?$/.exec(withoutNote(command)) ?? [];
    if (!(name in commands)) throw new Error(`no test runs this command: ${command}`);
    const kind = commands[name];
    if (!kind) return;
    if (name === 'npm run import-wordpress') await this.#takeOldSite();
    const given = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const set = Object.fromEntries(
      [...settings.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value]) => [key, value]),
    );
    const [program = '', ...args] = name.split(' ');
    const options = given.length > 0 ? ['--', ...given] : [];
    await this.#run(program, [...args, ...options], { ...own, ...set }, kind.saysWhenReady);
  }

  /** From now on a fast fake build replaces the real one, for tests of publishing. */
  buildQuickly(): void {
    copyFileSync(join(import.meta.dirname, 'quick-build.ts'), join(this.folder, 'build/build.ts'));
  }

  /** Puts an export of WordPress beside the project, like a reader's own. */
  async #takeOldSite(): Promise<void> {
    const uploads = join(dirname(this.folder), 'old-site/uploads/2019/05');
    mkdirSync(uploads, { recursive: true });
    const picture = { width: 1800, height: 1200, channels: 3, background: '#8fa7b3' } as const;
    await sharp({ create: picture }).jpeg().toFile(join(uploads, 'yard.jpg'));
    const content = '<p>What we learned in a year.</p><img src="/wp-content/uploads/2019/05/yard.jpg">';
    writeFileSync(join(uploads, '../../../export.xml'), wxrFile({ items: [{ id: 1, content }] }));
    writeFileSync(join(uploads, '../../../redirects.csv'), 'source,target\n/old,/2019/05/post-1/\n');
  }

  /** Puts pictures at the paths that a how-to names, like a reader's own. */
  async #takePictures(text: string): Promise<void> {
    for (const [name] of text.matchAll(/\bimages\/[\w-]+\.jpg/g)) {
      const file = join(this.folder, siteFolder, name);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      const picture = { width: 1800, height: 1200, channels: 3, background: '#8fa7b3' } as const;
      await sharp({ create: picture }).jpeg().toFile(file);
    }
  }
}

const withoutNote = (command: string) => command.replace(/\s+#.*$/, '').trim();

/** Readers do not see the path after the language of a block, so the section above must name it. */
function sayWhere({ path, line }: Exclude<Step, { kind: 'command' }>, text: string): void {
  const before = text.split('\n').slice(0, line - 1);
  const section = before.slice(before.findLastIndex((one) => /^##? /.test(one)));
  if (!section.join('\n').includes(`\`${path}\``)) throw new Error(`the text above does not name ${path}`);
  if (!path.startsWith(`${siteFolder}/`)) throw new Error(`${path} is not of the site`);
}
