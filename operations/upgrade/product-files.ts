import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, hashOfFile, workFolder } from '../../scripts/taken-files.mjs';
import type { Manifest } from './release.ts';

/*
 * Whose a file is: the product's are those that its release lists. Everything else in the folder belongs to the
 * company, and so does a folder of `sites/` that a release had as a sample and that was changed.
 */

const siteOf = (path: string) => /^sites\/([^/]+)\//.exec(path)?.[1];

/** A line of a text file may end in two characters on Windows, where Git writes it so. */
const isSame = (file: string, hash: string) =>
  hashOfFile(file) === hash ||
  (existsSync(file) &&
    hashOf(Buffer.from(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1')) === hash);

/** The folders of `sites/` that hold a site. */
export const sitesIn = (project: string): string[] =>
  readdirSync(join(project, 'sites')).filter((name) => existsSync(join(project, 'sites', name, 'site.yaml')));

/** The sites that are the company's: all but samples as they came. @param files of the version that is there */
export const ownSites = (project: string, files: Manifest): string[] =>
  sitesIn(project).filter((site) => {
    const asItCame = Object.entries(files).filter(([path]) => siteOf(path) === site);
    return asItCame.length === 0 || asItCame.some(([path, hash]) => !isSame(join(project, path), hash));
  });

/**
 * The part of a release that concerns this project: without the folders of own sites, and without samples that
 * were deleted.
 * @param before the files of the version that is there
 */
export function filesToTake(
  project: string,
  files: Manifest,
  before: Manifest,
  own: readonly string[],
): Manifest {
  const had = new Set(Object.keys(before).map(siteOf));
  const isTaken = (path: string) => {
    const site = siteOf(path);
    if (site === undefined) return true;
    return !own.includes(site) && (existsSync(join(project, 'sites', site)) || !had.has(site));
  };
  return Object.fromEntries(Object.entries(files).filter(([path]) => isTaken(path)));
}

/** The files of the product that are not as they came. @param files those that concern this project */
export const changedByHand = (project: string, files: Manifest): string[] =>
  Object.entries(files).flatMap(([path, hash]) => (isSame(join(project, path), hash) ? [] : [path]));

/** Files that are in the place of new ones. @param files of the release */
export const inTheWay = (project: string, files: Manifest, before: Manifest): string[] =>
  Object.entries(files).flatMap(([path, hash]) =>
    path in before || !existsSync(join(project, path)) || isSame(join(project, path), hash) ? [] : [path],
  );

/** What is not committed, as Git names it; undefined where the folder is in no repository. */
export function uncommitted(project: string): string[] | undefined {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

/** A file as it came with the version that is there; undefined where Git does not know it. */
function fromGit(project: string, hash: string): Buffer | undefined {
  try {
    return execFileSync('git', ['cat-file', 'blob', hash], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Writes what was changed by hand as a patch.
 * @param paths the changed files
 * @param files of the version that is there
 * @param folder of that version, where it was named
 * @returns its text; undefined where nobody knows how the files were
 */
export function patchOf(
  project: string,
  paths: readonly string[],
  files: Manifest,
  folder?: string,
): string | undefined {
  const place = join(project, workFolder, 'patch');
  rmSync(place, { recursive: true, force: true });
  for (const path of paths) {
    const original =
      folder === undefined ? fromGit(project, files[path] ?? '') : readFileSync(join(folder, path));
    if (!original) return undefined;
    const sides = [{ side: 'a', content: original }];
    if (existsSync(join(project, path)))
      sides.push({ side: 'b', content: readFileSync(join(project, path)) });
    for (const { side, content } of sides) {
      mkdirSync(dirname(join(place, side, path)), { recursive: true });
      writeFileSync(join(place, side, path), content);
    }
  }
  mkdirSync(join(place, 'b'), { recursive: true });
  try {
    // Ends with 1 when there are differences.
    return execFileSync('git', ['diff', '--no-index', '--no-prefix', '--binary', 'a', 'b'], {
      cwd: place,
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    return stdout || undefined;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
