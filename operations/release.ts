import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, dataVersion, isVersion } from '../schema/data-version.ts';
import { sha256Of } from './upgrade/download.ts';
import { sectionsOf } from './upgrade/notes.ts';
import { manifestFile } from './upgrade/release.ts';

/**
 * `npm run release -- 0.3.0`: checks that the version is ready, writes it into package.json and package-lock.json,
 * commits, tags, and makes `built/release/<name>-<version>.tar.gz` with a list of its files. `-- --archive` only
 * makes the archive of the version that is committed, as the workflow does for a tag.
 */

const folder = 'built/release';
const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).trim();

/**
 * What speaks against a release.
 * @param last the version that is there
 * @param day today, `2026-11-22`
 */
export function obstacles(version: string, last: string, changelog: string, day: string): string[] {
  const isOne: boolean = isVersion(version);
  if (!isOne) return [`not a version like 0.3.0: ${version}`];
  const [section] = sectionsOf(changelog);
  const found: string[] = [];
  if (compareVersions(version, last) < 0) found.push(`${version} is older than ${last} of package.json`);
  if (compareVersions(version, dataVersion) < 0)
    found.push(`${version} is older than the data of its sites (${dataVersion} in schema/data-version.ts)`);
  if (section?.version !== version) found.push(`CHANGELOG.md does not begin with "## ${version} (${day})"`);
  else if (section.date !== day)
    found.push(`CHANGELOG.md does not date ${version}: "## ${version} (${day})"`);
  if (section?.version === version && section.forAdopters === '')
    found.push(
      `CHANGELOG.md has no "### For adopters" in ${version}: what they have to do or know, or "Nothing."`,
    );
  return found;
}

/** The files of a commit with the names that Git gives their contents. */
function filesOf(commit: string): Record<string, string> {
  const lines = git('ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  const files = lines.map((line) => /^100\d+ blob (\w+)\t(.+)$/.exec(line) ?? []);
  return Object.fromEntries(files.flatMap(([, hash, path]) => (hash && path ? [[path, hash]] : [])));
}

/** Writes the archive of a commit. @returns its path and its SHA-256 */
function archive(commit: string): { file: string; sha256: string } {
  const { name, version } = JSON.parse(git('show', `${commit}:package.json`)) as {
    name: string;
    version: string;
  };
  const root = `${name}-${version}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { 'sites/default': _, ...files } = filesOf(commit);
  const list = join(folder, manifestFile);
  writeFileSync(list, `${JSON.stringify({ version, files }, null, 1)}\n`);
  const file = join(folder, `${root}.tar.gz`);
  git('archive', '--format=tar.gz', `--prefix=${root}/`, `--add-file=${list}`, `--output=${file}`, commit);
  rmSync(list);
  return { file, sha256: sha256Of(readFileSync(file)) };
}

interface Versioned {
  version: string;
  /** In a lockfile; the project itself has no name. */
  packages?: Record<string, { version?: string }>;
}

/** Writes the version as npm does: in a lockfile it stands twice. */
function setVersion(file: string, version: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Versioned;
  content.version = version;
  const project = content.packages?.[''];
  if (project) project.version = version;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function release(version: string): void {
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  const { version: last } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const day = new Date().toISOString().slice(0, 10);
  const found = obstacles(version, last, readFileSync('CHANGELOG.md', 'utf8'), day);
  if (git('tag', '--list', `v${version}`) !== '') found.push(`there is a tag v${version} already`);
  if (found.length > 0) throw new Error(found.join('\n'));
  for (const file of ['package.json', 'package-lock.json']) setVersion(file, version);
  if (git('status', '--porcelain') !== '') git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
}

/** `npm run release`. */
if (import.meta.main) {
  try {
    const [wanted = ''] = process.argv.slice(2);
    if (wanted !== '--archive') release(wanted);
    const { file, sha256 } = archive('HEAD');
    console.log(`${file}\nSHA-256 ${sha256}`);
    if (wanted !== '--archive') console.log(`Then publish it: git push --follow-tags`);
  } catch (error) {
    for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
      console.error(`release: ${line}`);
    process.exitCode = 1;
  }
}
