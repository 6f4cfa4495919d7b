import { quantity } from '#shared/quantity.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder, siteNameOf } from '#content/read/site-folder.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { parseData } from '#content/site-file/parse-data.ts';
import { siteSchema } from '#content/site-file/site.ts';
import { ask, isTerminal } from './ask.ts';
import { git, isInRepository, runGit } from './git.ts';
import { diverged, fetchFrom, pull, push, remoteOf, type Difference } from './upstream.ts';
import { builtSiteIn, nameSome, pageChanges, siteChanges } from './page-changes.ts';
import {
  commitSite,
  filesChangedBy,
  hasIdentity,
  rebaseOnto,
  setIdentity,
  uncommittedFiles,
  undoCommit,
} from './site-commit.ts';
import { PublishedBuilds } from './published-builds.ts';

/**
 * `npm run publish`: pulls the newest content, checks it, builds it in a new folder and switches to it in one step. At
 * a terminal, it commits and pushes what was edited before. `-- --here` publishes the folder as it is, `-- --back`
 * serves the previous build until there is a newer commit, `-- --strict` stops at outdated translations
 * (docs/how-to/publish.md).
 */

/** Runs a command of the project, which installs packages that came with the content. @throws Error when it fails */
function runCommand(reason: string, args: string[], stdout: 'inherit' | 'ignore' = 'inherit'): void {
  const { status } = spawnSync(process.execPath, [join(projectFolder, 'cli/run.mjs'), ...args], {
    cwd: projectFolder,
    // Published sites have no drafts.
    env: { ...process.env, DRAFTS: '' },
    stdio: ['inherit', stdout, 'inherit'],
  });
  if (status !== 0) throw new Error(reason);
}

function filesDigest(folder: string): string {
  const digest = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder }).toSorted()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file));
  }
  return digest.digest('hex');
}

/** Empty where Git cannot say: `--here` publishes without Git. */
function commitOf(folder: string): string {
  try {
    return git(folder, 'rev-parse', 'HEAD');
  } catch {
    return '';
  }
}

/** The commit, and the site's files as they are: equal where there is nothing new to publish. */
const sourceOf = (folder: string): string => `${commitOf(folder)} ${filesDigest(folder)}`;

interface Publication {
  builds: PublishedBuilds;
  /** Of the site, from the project's folder. */
  siteFolder: string;
  /** The same, absolute. */
  folder: string;
  isStrict: boolean;
}

/** @returns the folder of the new build */
function build({ builds, isStrict }: Publication): string {
  runCommand(
    'the content has errors, see above',
    ['check-site', ...(isStrict ? ['--strict'] : [])],
    // The build checks again, and prints the advice.
    'ignore',
  );
  const folder = builds.newFolder(new Date());
  runCommand('the site cannot be built, see above', ['build', `--to=${folder}`]);
  return folder;
}

/**
 * From Git's settings of this folder, not from the content: who may edit texts must not choose what a computer runs.
 */
function uploadCommand(folder: string): string | undefined {
  try {
    return runGit(folder, ['config', '--get', 'publish.upload']).output || undefined;
  } catch {
    // --here publishes without Git.
    return undefined;
  }
}

/** Uploads a build to a host, where the folder has a command for it. @throws Error when that fails */
function upload({ folder, siteFolder }: Publication, built: string): void {
  const command = uploadCommand(folder);
  if (command === undefined) return;
  // Commands of some hosts add files, and the build must stay comparable with the next one.
  const copy = `published/${siteNameOf({ folder: siteFolder })}/upload`;
  const absolute = join(projectFolder, copy);
  rmSync(absolute, { recursive: true, force: true });
  cpSync(built, absolute, { recursive: true });
  const { status } = spawnSync(command.replaceAll('{folder}', copy), {
    cwd: projectFolder,
    shell: true,
    stdio: 'inherit',
  });
  rmSync(absolute, { recursive: true, force: true });
  if (status !== 0)
    throw new Error(
      'the upload failed, see above. Check the connection and the password, then publish again',
    );
}

function serve(publication: Publication, built: string, source: string): void {
  const { builds, folder, siteFolder } = publication;
  const name = builds.serve(built, source, (newest) => upload(publication, newest));
  if (name === undefined) return console.log('No changes; the current site stays online.');
  const { origin } = parseData(siteSchema, new SiteSource(siteFolder).yaml('site.yaml'));
  console.log(
    uploadCommand(folder) === undefined
      ? `Built ${name} in published/${siteNameOf({ folder: siteFolder })}/current. Visitors see it at ${origin} only if a server on this computer serves that folder, or if your host builds each push. To upload it from here: docs/how-to/publish-from-your-computer.md`
      : `Published ${name} at ${origin}`,
  );
}

function publishFolder(publication: Publication, isFromHere: boolean): void {
  const { builds, folder } = publication;
  const source = sourceOf(folder);
  if (!isFromHere && builds.isRolledBackFrom(source))
    return console.log(
      `Nothing new since the rollback: the build of ${builds.served} stays online. To publish the newer build again: npm run publish -- --here`,
    );
  serve(publication, build(publication), source);
}

/** Asks for what Git needs to know for a commit. */
async function askIdentity(folder: string): Promise<void> {
  console.log(
    'Git records a name and an email address with each change. Everybody with access to the repository can see them.',
  );
  const name = await ask('Your name: ');
  const email = await ask('Your email address: ');
  if (name === '' || !/^\S+@\S+$/.test(email))
    throw new Error('a name and an email address are needed. Run npm run publish again and enter both');
  setIdentity(folder, name, email);
}

const shownLines = 30;
const shownFiles = 10;

/** What visitors see of a change, compared with what is online, and a commit message made from it. */
function describeEdit({ builds, folder }: Publication, built: string, files: readonly string[]) {
  const { pages, lines } =
    builds.served === undefined
      ? { pages: [], lines: [] }
      : pageChanges(siteChanges(builtSiteIn(builds.current), builtSiteIn(built)));
  const more = lines.length > shownLines ? [`… and ${lines.length - shownLines} more`] : [];
  const shown = [...lines.slice(0, shownLines), ...more];
  // Otherwise what is online differs by the commits of others too.
  const isAllOurs = builds.source?.startsWith(`${commitOf(folder)} `) === true && pages.length > 0;
  const subject = isAllOurs
    ? nameSome(pages, 2)
    : nameSome(
        files.map((file) => basename(file)),
        2,
      );
  return { shown, message: [`Change ${subject}`, '', ...(isAllOurs ? shown : files)].join('\n') };
}

/** Fails before anything is changed where commits of others cannot be combined with this folder. */
function expectCombinable(
  folder: string,
  { own, theirs, newest }: Difference,
  others: readonly string[],
): void {
  if (theirs === 0) return;
  // A rebase would flatten a merge, such as that of an upgrade.
  if (git(folder, 'rev-list', '--merges', `${newest}..HEAD`) !== '') throw diverged(own, theirs);
  const both = filesChangedBy(folder, newest).filter((file) => others.includes(file));
  if (both.length > 0)
    throw new Error(
      `somebody else has changed ${both.join(', ')}, which is changed here too. Commit it, or discard your change to it (git restore ${both.join(' ')})`,
    );
}

/** With a person at the terminal: shows what they have changed, commits, pushes and publishes it. */
async function publishEdited(publication: Publication): Promise<boolean> {
  const { folder, siteFolder } = publication;
  if (!isInRepository(folder)) return false;
  const upstream = remoteOf(folder);
  const { site: files, others } = uncommittedFiles(folder);
  const difference = upstream && fetchFrom(upstream, folder);
  const { own = 0, theirs = 0, newest = '' } = difference ?? {};
  if (files.length === 0 && own === 0) return false;
  if (others.length > 0)
    console.log(`Changed outside ${siteFolder}, and not committed: ${nameSome(others, shownFiles)}`);
  if (!hasIdentity(folder)) await askIdentity(folder);
  if (difference) expectCombinable(folder, difference, others);
  const digest = filesDigest(folder);
  let built = build(publication);
  const { shown, message } = describeEdit(publication, built, files);
  console.log(
    [
      files.length > 0 ? `\nChanged files: ${nameSome(files, shownFiles)}` : '',
      own > 0
        ? `Not pushed yet: ${git(folder, 'log', '--format=%s', `${newest}..HEAD`).replaceAll('\n', '; ')}`
        : '',
      theirs > 0 ? `Others have pushed ${quantity(theirs, 'change')}, which will be published too.` : '',
      shown.length > 0 ? `What visitors will see, compared with the current build:\n${shown.join('\n')}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const steps = [files.length > 0 && 'commit', upstream && 'push', 'publish'].filter(Boolean).join(', ');
  if (/^n/i.test(await ask(`\n${steps[0]?.toUpperCase()}${steps.slice(1)}? (Y/n) `)))
    throw new Error('you answered no. Nothing was committed');
  if (filesDigest(folder) !== digest)
    throw new Error('the content has changed in the meantime. Run npm run publish again');
  if (files.length > 0) commitSite(folder, message);
  if (theirs > 0) {
    try {
      rebaseOnto(folder, newest);
    } catch (error) {
      if (files.length > 0) undoCommit(folder);
      throw error;
    }
    built = build(publication);
  }
  const source = sourceOf(folder);
  if (upstream) push(upstream, folder);
  serve(publication, built, source);
  return true;
}

async function publish(publication: Publication, isFromHere: boolean): Promise<void> {
  if (!isFromHere && isTerminal() && (await publishEdited(publication))) return;
  try {
    if (!isFromHere) pull(publication.folder);
  } catch (error) {
    throw new Error(`${messageOf(error)}, or publish the folder as it is: npm run publish -- --here`, {
      cause: error,
    });
  }
  publishFolder(publication, isFromHere);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isRefused = 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
  return isRefused
    ? `${error.message}. Run this as the owner of that folder, or change its owner`
    : error.message;
}

let builds: PublishedBuilds | undefined;
let isLocked = false;
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' }, strict: { type: 'boolean' } },
  });
  const siteFolder = chosenFolder();
  const folder = join(projectFolder, siteFolder);
  builds = new PublishedBuilds(join(projectFolder, 'published', siteNameOf({ folder: siteFolder })));
  const publication = { builds, siteFolder, folder, isStrict: values.strict === true };
  builds.lock();
  isLocked = true;
  if (values.back === true)
    console.log(
      `Rolled back to the build of ${builds.back(sourceOf(folder), (earlier) => upload(publication, earlier))}.`,
    );
  else await publish(publication, values.here === true);
} catch (error) {
  console.error(`Not published: ${messageOf(error)}`);
  if (builds?.served !== undefined) console.error('The current site stays online.');
  process.exitCode = 1;
} finally {
  if (isLocked) builds?.unlock();
}
