import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../../schema/data-version.ts';
import {
  forgetUpgrade,
  takeFiles,
  workFolder,
  writeJournal,
  type Batch,
  type Journal,
} from '../../scripts/taken-files.mjs';
import {
  changedByHand,
  filesToTake,
  inTheWay,
  ownSites,
  patchOf,
  sitesIn,
  uncommitted,
} from './product-files.ts';
import {
  manifestFile,
  readManifest,
  readRelease,
  type Manifest,
  type Release,
  type Taking,
} from './release.ts';
import type { SiteCommands } from './site-commands.ts';
import { productBatch, stagedText } from './staged.ts';

/*
 * The first half of an upgrade, which the version does that is there: everything that can refuse it, then the new
 * files of the product.
 */

/** What is asked for. */
export interface Wanted extends Taking {
  /** A folder, a .tar.gz file, an https address or a tag. */
  release: string;
  /** The release that the project began with, where it has no list of its files. */
  from?: string | undefined;
  /** Whether what was changed by hand goes: it is in the patch. */
  withoutChanges?: boolean | undefined;
}

const begun = (from: string, to: string, sites: string[], batches: Batch[]): Journal => ({
  from,
  to,
  startedAt: Date.now(),
  sites,
  batches,
  isDone: false,
});

/** Where the pages of a site are kept. */
export const keptPages = (project: string, site: string): string => join(project, workFolder, 'pages', site);

const patchFile = 'product-changes.patch';
const shown = 20;
const listOf = (lines: readonly string[]) =>
  [
    ...lines.slice(0, shown).map((line) => `  ${line}`),
    ...(lines.length > shown ? [`  and ${lines.length - shown} more`] : []),
  ].join('\n');

/** @throws Error when something in the folder is in no commit */
export function refuseUncommitted(project: string): void {
  const lines = uncommitted(project) ?? [];
  if (lines.length > 0)
    throw new Error(
      `there are changes that are not committed; commit them or take them back first:\n${listOf(lines)}`,
    );
}

async function versionThere(project: string, version: string, from: string | undefined): Promise<Release> {
  const work = join(project, workFolder, 'from');
  if (from !== undefined) return readRelease(project, from, work);
  const list = join(project, manifestFile);
  if (existsSync(list)) return { folder: '', ...readManifest(list) };
  return readRelease(project, `v${version}`, work).catch(() => {
    throw new Error(
      `nobody knows which files of the product were changed: there is no ${manifestFile}, and no tag v${version}. Name the release that you began with: --from <folder, .tar.gz file, address or tag>`,
    );
  });
}

/** @throws Error that names the files of the product that are not as they came, after it has written them as a patch */
function refuseChanges(
  project: string,
  there: Release,
  concerned: Manifest,
  { withoutChanges }: Wanted,
): void {
  const changed = changedByHand(project, concerned);
  if (changed.length === 0) return;
  const patch = patchOf(project, changed, there.files, there.folder || undefined);
  if (patch !== undefined) writeFileSync(join(project, patchFile), patch);
  if (patch !== undefined && withoutChanges === true) return;
  throw new Error(
    `${changed.length} files of the product were changed by hand:\n${listOf(changed)}\n${
      patch === undefined
        ? `Nobody knows how they were: name the release that you began with, --from <release>, for a patch of them`
        : `The changes are in ${patchFile}. To upgrade without them: the same command with --without-changes. Then try: git apply --3way ${patchFile}. What only your company needs belongs to overrides/ of your site (docs/how-to/upgrade.md)`
    }`,
  );
}

/** @throws Error that says why the release cannot be taken, for instance because it is older */
function refuseVersion(there: string, to: string): void {
  const order = compareVersions(to, there);
  if (order === 0) throw new Error(`the product is of version ${there} already`);
  if (order < 0)
    throw new Error(
      `the release is of version ${to}, older than what is there (${there}). Back to the version before the last upgrade: npm run upgrade -- --undo`,
    );
}

/**
 * Takes the files of a release. Nothing is changed before it is clear that it can be done.
 * @param version of the product that is there
 * @param say is told what is done
 * @param take only tests give another
 * @throws Error in words for whoever typed the command
 */
export async function beginUpgrade(
  project: string,
  version: string,
  wanted: Wanted,
  commands: SiteCommands,
  say: (line: string) => void,
  take: (project: string) => void = takeFiles,
): Promise<void> {
  refuseUncommitted(project);
  const release = await readRelease(project, wanted.release, join(project, workFolder, 'release'), wanted);
  refuseVersion(version, release.version);
  const there = await versionThere(project, version, wanted.from);
  if (there.version !== version)
    throw new Error(
      `the product says that it is ${version}, but its files are listed as those of ${there.version}`,
    );
  const own = ownSites(project, there.files);
  const before = filesToTake(project, there.files, there.files, own);
  refuseChanges(project, there, before, wanted);
  const after = filesToTake(project, release.files, there.files, own);
  const blocked = inTheWay(project, after, there.files);
  if (blocked.length > 0)
    throw new Error(`these files of yours are in the way of new ones of the product:\n${listOf(blocked)}`);
  say(`From ${version} to ${release.version}. Your sites: ${own.join(', ') || 'none'}.`);
  for (const site of own) {
    say(`Building sites/${site} as it is, for the comparison.`);
    commands.build(site);
    commands.keepPages(site, keptPages(project, site));
  }
  forgetUpgrade(project);
  const batch = productBatch(project, before, after, release.folder);
  const list = { version: release.version, files: release.files };
  batch.files[manifestFile] = stagedText(project, manifestFile, `${JSON.stringify(list, null, 1)}\n`);
  writeJournal(project, begun(version, release.version, own, [batch]));
  say(`${Object.keys(batch.files).length} files of the product change.`);
  take(project);
}

/** Begins where the product is there already and only the data of its sites is older. */
export function beginMigration(project: string, version: string): void {
  forgetUpgrade(project);
  rmSync(join(project, workFolder, 'pages'), { recursive: true, force: true });
  writeJournal(project, begun(version, version, sitesIn(project), []));
}
