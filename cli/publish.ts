import { quantity } from '#shared/quantity.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder, siteNameOf } from '#content/read/site-folder.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { filesBelow } from '#content/site-file/data-file.ts';
import { attempt } from '#content/site-file/problem.ts';
import { parseData } from '#content/site-file/parse-data.ts';
import { siteSchema } from '#content/site-file/site.ts';
import {
  describeFiles,
  editorNames,
  historyMessage,
  historyWords,
  type EditorNames,
} from '#build/editor/publish/described-changes.ts';
import type { EditSummary, PageChange, PublishResult } from '#build/editor/publish/publish-message.ts';
import type { LabelLanguage } from '#build/editor/labels.ts';
import { readRepairableSite } from '#build/editor/repairable-site.ts';
import { ask, canAsk, isYes, tellEditor } from './ask.ts';
import { filesBetween } from './changed-files.ts';
import { askClashes, chosenBefore, type ChosenSide } from './clashes.ts';
import { adoptTree, combineTrees } from './combine.ts';
import { git, isInRepository, runGit } from './git.ts';
import { fetchFrom, pull, push, pushTarget, remoteOf, type Difference, type Upstream } from './upstream.ts';
import { builtSiteIn, nameSome, pageChanges, pageLines, siteChanges } from './page-changes.ts';
import {
  commitSite,
  expectOthersKept,
  hasIdentity,
  setIdentity,
  siteTree,
  uncommittedFiles,
  undoCommit,
} from './site-commit.ts';
import { PublishedBuilds, type Upload } from './published-builds.ts';

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

function filesDigest(siteFolder: string): string {
  const digest = createHash('sha256');
  for (const name of filesBelow(siteFolder))
    digest.update(`${name}\0`).update(readFileSync(join(projectFolder, siteFolder, name)));
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
const sourceOf = ({ folder, siteFolder }: Publication): string =>
  `${commitOf(folder)} ${filesDigest(siteFolder)}`;

interface Publication {
  builds: PublishedBuilds;
  /** Of the site, from the project's folder. */
  siteFolder: string;
  /** The same, absolute. */
  folder: string;
  isStrict: boolean;
  /** Whether changes of others came into the folder. */
  hasOthers: boolean;
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
 * From Git's settings of this folder, not from the content: people who edit texts must not be able to choose commands
 * that a computer runs.
 */
function uploadCommand(folder: string, siteName: string): string | undefined {
  try {
    const [own, all] = [`publish.${siteName}.upload`, 'publish.upload'].map(
      (name) => runGit(folder, ['config', '--get', name]).output,
    );
    return own || all || undefined;
  } catch {
    // --here publishes without Git.
    return undefined;
  }
}

/** Uploads a build to a host. @throws Error when that fails */
function runUpload(command: string, siteFolder: string, built: string): void {
  // Commands of some hosts add files, and the build must stay comparable with the next one.
  const copy = `published/${siteNameOf({ folder: siteFolder })}/upload`;
  if (!/^[\w./-]+$/.test(copy))
    throw new Error(
      `the folder ${siteFolder} cannot be uploaded, because a shell would read its name in another way. Rename it: letters a to z, digits, - and _`,
    );
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

/** Undefined where `site.yaml` has mistakes: what is online can still be rolled back. */
const originOf = ({ siteFolder }: Publication): string | undefined =>
  attempt(() => parseData(siteSchema, new SiteSource(siteFolder).yaml('site.yaml'))).found?.origin;

/** Undefined where this folder has no command for it. */
function uploadOf({ folder, siteFolder }: Publication): Upload | undefined {
  const command = uploadCommand(folder, siteNameOf({ folder: siteFolder }));
  return command === undefined
    ? undefined
    : { command, run: (built) => runUpload(command, siteFolder, built) };
}

/** @throws Error where the host shows another site of this folder, which an upload would replace */
function expectOwnHost(publication: Publication): void {
  const upload = uploadOf(publication);
  const other = upload && publication.builds.otherAt(upload);
  if (other === undefined) return;
  const { siteFolder } = publication;
  const name = siteNameOf({ folder: siteFolder });
  throw new Error(
    `the host shows the site ${other}, which ${siteFolder} would replace. Give ${siteFolder} an upload command of its own: git config publish.${name}.upload '…'. If it shall replace ${other}, delete published/${other}/uploaded`,
  );
}

/** Says how it ended, at the terminal and in the editor. */
function report(
  publication: Publication,
  outcome: Exclude<PublishResult['outcome'], 'failed'>,
  text: string,
) {
  console.log(text);
  const result = {
    outcome,
    origin: originOf(publication),
    hasHost: uploadOf(publication) !== undefined,
    hasOthers: publication.hasOthers,
  };
  tellEditor({ kind: 'result', result });
}

/** Nothing is new; only a person knows whether the host has lost the files. */
async function offerUpload(publication: Publication, upload: Upload | undefined): Promise<void> {
  const { builds } = publication;
  const { served } = builds;
  const unchanged = 'No changes; the current site stays online.';
  if (upload === undefined || served === undefined || !canAsk())
    return report(publication, 'unchanged', unchanged);
  const answer = await ask(`${unchanged}\nIt is uploaded already. Upload it again? (y/N) `, {
    about: 'upload again',
  });
  if (!isYes(answer)) return report(publication, 'unchanged', unchanged);
  builds.upload(served, upload);
  report(publication, 'published', `Uploaded ${served} again.`);
}

async function serve(publication: Publication, built: string, source: string): Promise<void> {
  const { builds, siteFolder } = publication;
  const upload = uploadOf(publication);
  const name = builds.serve(built, source, upload);
  if (name === undefined) return offerUpload(publication, upload);
  const origin = originOf(publication);
  report(
    publication,
    'published',
    upload === undefined
      ? `Built ${name} in published/${siteNameOf({ folder: siteFolder })}/current. Visitors see it at ${origin} only if a server on this computer serves that folder, or if your host builds each push. To upload it from here: docs/how-to/publish-from-your-computer.md`
      : `Published ${name} at ${origin}`,
  );
}

/** After a rollback; only a person knows whether the newer build was right after all. */
async function isNewestWanted({ builds }: Publication): Promise<boolean> {
  if (!canAsk()) return false;
  const answer = await ask(
    `Nothing new since the rollback: the build of ${builds.served} is online.\nPublish the newer build again? (y/N) `,
    { about: 'newest again' },
  );
  return isYes(answer);
}

async function publishFolder(publication: Publication, isFromHere: boolean): Promise<void> {
  const { builds } = publication;
  const source = sourceOf(publication);
  if (!isFromHere && builds.isRolledBackFrom(source) && !(await isNewestWanted(publication)))
    return report(
      publication,
      'held back',
      `Nothing new since the rollback: the build of ${builds.served} stays online. To publish the newer build again: npm run publish -- --here`,
    );
  await serve(publication, build(publication), source);
}

/** Asks for what Git needs to know for a commit. */
async function askIdentity(folder: string): Promise<void> {
  console.log(
    'Git records a name and an email address with each change. Everybody with access to the repository can see them.',
  );
  const name = await ask('Your name: ', { about: 'name' });
  const email = await ask('Your email address: ', { about: 'email' });
  if (name === '' || !/^\S+@\S+$/.test(email))
    throw new Error('a name and an email address are needed. Publish again and enter both');
  setIdentity(folder, name, email);
}

const shownLines = 30;
const shownFiles = 10;

const firstLines = (lines: readonly string[]): string[] => [
  ...lines.slice(0, shownLines),
  ...(lines.length > shownLines ? [`… and ${lines.length - shownLines} more`] : []),
];

/** What visitors see of a change, compared with what is online. */
function visibleChanges({ builds }: Publication, built: string): PageChange[] {
  if (builds.served === undefined) return [];
  const site = builtSiteIn(built);
  return pageChanges(siteChanges(builtSiteIn(builds.current), site), site);
}

/** The names of the site in the editor; those of its files where it cannot be read. */
function namesIn(siteFolder: string): EditorNames {
  const { found } = attempt(() => readRepairableSite(new SiteSource(siteFolder)));
  return editorNames(found?.loaded);
}

/** Runs what needs Git. @throws Error that says how to publish without Git */
function withGit<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (process.connected) throw error;
    throw new Error(`${messageOf(error)}, or publish the folder as it is: npm run publish -- --here`, {
      cause: error,
    });
  }
}

/** What a person has changed in the folder, and where it would go. */
interface Edit {
  files: string[];
  others: string[];
  remote?: { upstream: Upstream; difference: Difference; target: string };
}

/** @returns undefined where there is nothing to commit or push @throws Error where the edit cannot be pushed */
function findEdit(folder: string): Edit | undefined {
  if (!isInRepository(folder)) return undefined;
  const upstream = remoteOf(folder);
  const changed = uncommittedFiles(folder);
  const difference = upstream && fetchFrom(upstream, folder);
  if (changed.site.length === 0 && !difference?.own) return undefined;
  const edit = { files: changed.site, others: changed.others };
  if (!upstream || !difference) return edit;
  if (difference.theirs > 0) expectOthersKept(folder, difference.newest, changed);
  return { ...edit, remote: { upstream, difference, target: pushTarget(upstream, folder) } };
}

/**
 * Takes back the commit of this run, so that the next one can commit it again. A commit that has both sides stays: it
 * has what was chosen, and the next run pushes it.
 */
function undoEdit(folder: string, { own, newest }: Difference): void {
  const [, , second] = git(folder, 'rev-list', '--parents', '-1', 'HEAD').split(' ');
  const isNew = Number(git(folder, 'rev-list', '--count', `${newest}..HEAD`)) > own;
  if (second === undefined && isNew) undoCommit(folder);
}

/** Combines the commits of this folder with those of the repository. */
function combineWith(
  folder: string,
  { own, newest }: Difference,
  { message, chosen, language }: Planned,
): void {
  const base = git(folder, 'merge-base', 'HEAD', newest);
  const mine = git(folder, 'rev-parse', 'HEAD');
  const tree = combineTrees(folder, { base, mine, theirs: newest }, chosenBefore(chosen));
  // Commits that were there before, and a text that is replaced by that of a colleague, stay in the history.
  const hasBoth = own > 0 || chosen.some(({ side }) => side === 'theirs');
  if (hasBoth) adoptTree(folder, tree, [newest, mine], historyWords[language].combined);
  else if (tree === git(folder, 'rev-parse', `${newest}^{tree}`))
    git(folder, 'reset', '--quiet', '--keep', newest);
  else adoptTree(folder, tree, [newest], message);
}

/** What will be committed. */
interface Planned {
  message: string;
  chosen: readonly ChosenSide[];
  language: LabelLanguage;
}

/** @returns the build of what is pushed @throws Error when it cannot be pushed: nothing is committed */
function commitEdit(
  publication: Publication,
  { files, remote }: Edit,
  planned: Planned,
  built: string,
): string {
  const { folder } = publication;
  if (files.length > 0) withGit(() => commitSite(folder, planned.message));
  if (!remote) return built;
  const { upstream, difference } = remote;
  try {
    if (difference.theirs > 0) {
      withGit(() => combineWith(folder, difference, planned));
      publication.hasOthers = true;
    }
    const newest = difference.theirs > 0 ? build(publication) : built;
    withGit(() => push(upstream, folder));
    return newest;
  } catch (error) {
    if (files.length > 0) undoEdit(folder, difference);
    throw error;
  }
}

/** What the edit changes, and what was chosen where a colleague has changed the same place. */
async function planEdit(folder: string, { remote }: Edit, names: EditorNames) {
  const mine = withGit(() => siteTree(folder));
  const { newest = 'HEAD', theirs = 0 } = remote?.difference ?? {};
  if (theirs === 0) return { chosen: [], entries: describeFiles(filesBetween(folder, newest, mine), names) };
  const sides = { base: git(folder, 'merge-base', 'HEAD', newest), mine, theirs: newest };
  const chosen = await askClashes(folder, sides, names);
  const combined = combineTrees(folder, sides, chosenBefore(chosen));
  return { chosen, entries: describeFiles(filesBetween(folder, newest, combined), names) };
}

const linesOf = (output: string) => output.split('\n').filter(Boolean);

/** With a person at the terminal: shows what they have changed, commits, pushes and publishes it. */
async function publishEdited(publication: Publication): Promise<boolean> {
  const { folder, siteFolder } = publication;
  const edit = withGit(() => findEdit(folder));
  if (!edit) return false;
  const { files, others, remote } = edit;
  const { own = 0, theirs = 0, newest = '' } = remote?.difference ?? {};
  if (others.length > 0)
    console.log(`Changed outside ${siteFolder}, and not committed: ${nameSome(others, shownFiles)}`);
  if (!hasIdentity(folder)) await askIdentity(folder);
  const digest = filesDigest(siteFolder);
  const names = namesIn(siteFolder);
  const { chosen, entries } = await planEdit(folder, edit, names);
  const built = build(publication);
  // What is built has none of the changes of others.
  const changes = theirs > 0 ? [] : visibleChanges(publication, built);
  const message = historyMessage(entries, names.language, shownLines);
  const unpushed = own > 0 ? linesOf(git(folder, 'log', '--format=%s', `${newest}..HEAD`)) : [];
  const ofOthers = theirs > 0 ? linesOf(git(folder, 'log', '--format=%an: %s', `HEAD..${newest}`)) : [];
  console.log(
    [
      files.length > 0 ? `\nChanged files: ${nameSome(files, shownFiles)}` : '',
      own > 0 ? `Not pushed yet: ${nameSome(unpushed, shownFiles)}` : '',
      theirs > 0
        ? `Others have pushed ${quantity(theirs, 'change')}, which will be published too: ${nameSome(ofOthers, shownFiles)}`
        : '',
      changes.length > 0
        ? `What visitors will see, compared with the current build:\n${firstLines(pageLines(changes)).join('\n')}`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const place = uploadOf(publication) ? ` at ${originOf(publication)}` : '';
  const steps = [
    files.length > 0 && 'commit',
    remote && `push to ${remote.target}`,
    `publish ${siteFolder}${place}`,
  ]
    .filter(Boolean)
    .join(', ');
  const summary: EditSummary = {
    entries,
    files,
    others,
    unpushed,
    theirs: ofOthers,
    changes,
    message: files.length > 0 ? (message.split('\n')[0] ?? '') : '',
    author: git(folder, 'var', 'GIT_AUTHOR_IDENT').replace(/>.*/, '>'),
    target: remote?.target,
    site: siteFolder,
    origin: originOf(publication) ?? '',
    hasHost: uploadOf(publication) !== undefined,
  };
  const answer = await ask(`\n${steps[0]?.toUpperCase()}${steps.slice(1)}? (Y/n) `, {
    about: 'edit',
    summary,
  });
  if (answer !== '' && !isYes(answer)) throw new Error('the answer was not yes. Nothing was committed');
  if (filesDigest(siteFolder) !== digest)
    throw new Error('the content has changed in the meantime. Publish again');
  const planned = { message, chosen, language: names.language };
  const pushed = commitEdit(publication, edit, planned, built);
  await serve(publication, pushed, sourceOf(publication));
  return true;
}

async function publish(publication: Publication, isFromHere: boolean): Promise<void> {
  if (!isFromHere && canAsk() && (await publishEdited(publication))) return;
  const before = commitOf(publication.folder);
  if (!isFromHere) withGit(() => pull(publication.folder));
  publication.hasOthers = commitOf(publication.folder) !== before;
  await publishFolder(publication, isFromHere);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isRefused = 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
  return isRefused
    ? `${error.message}. Run this as the owner of that folder, or change its owner`
    : error.message;
}

// The editor stops the programs that this runs too: then it undoes its commit and gives back its lock.
if (process.connected) process.on('SIGTERM', () => undefined);

let builds: PublishedBuilds | undefined;
let isLocked = false;
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' }, strict: { type: 'boolean' } },
  });
  const siteFolder = chosenFolder();
  const folder = join(projectFolder, siteFolder);
  builds = new PublishedBuilds(join(projectFolder, 'published', siteNameOf({ folder: siteFolder })));
  const publication = { builds, siteFolder, folder, isStrict: values.strict === true, hasOthers: false };
  builds.lock();
  isLocked = true;
  expectOwnHost(publication);
  if (values.back === true) {
    const served = builds.back(sourceOf(publication), uploadOf(publication));
    report(publication, 'rolled back', `Rolled back to the build of ${served}.`);
  } else await publish(publication, values.here === true);
} catch (error) {
  console.error(`Not published: ${messageOf(error)}`);
  tellEditor({ kind: 'result', result: { outcome: 'failed', reason: messageOf(error) } });
  if (builds?.served !== undefined) console.error('The current site stays online.');
  process.exitCode = 1;
} finally {
  if (isLocked) builds?.unlock();
}
