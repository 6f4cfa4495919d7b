import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { isVersion } from '../../schema/data-version.ts';
import { hashOfFile } from '../../scripts/taken-files.mjs';
import { addressOf, download, sha256Of } from './download.ts';

/** The files of a release by their paths, with the names that Git gives their contents. */
export type Manifest = Record<string, string>;

/** A version of the product, unpacked. */
export interface Release {
  folder: string;
  version: string;
  files: Manifest;
}

/** Lists the files of a release, in the folder of the project. */
export const manifestFile = 'release.json';

/** What is made or belongs to whoever runs the product: part of no release. */
const notReleased = [
  '.git',
  'node_modules',
  'dist',
  'dist-live',
  'built',
  'data',
  '.env',
  'artwork/out',
  'documents/out',
  '.cache',
  'published',
  'test-results',
  'playwright-report',
  'sites/default',
  manifestFile,
];

/** The files of a folder without a list of its own. */
export function manifestOf(folder: string): Manifest {
  const names = globSync('**/*', { cwd: folder, exclude: notReleased })
    .concat(
      globSync('**/.*', { cwd: folder, exclude: notReleased }),
      globSync('**/.*/**', { cwd: folder, exclude: notReleased }),
    )
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !notReleased.includes(name) && statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => [name, hashOfFile(join(folder, name)) ?? '']),
  );
}

/** A path inside the project's folder, and none that only belongs to this machine. */
const isOfProduct = (path: string) =>
  !path.includes('\\') &&
  normalize(path).replaceAll('\\', '/') === path &&
  !/^(\/|\.\.|[a-z]:)/i.test(path) &&
  !notReleased.some((name) => path === name || path.startsWith(`${name}/`));

/** The list of files that a release brings. @throws Error when it is none */
export function readManifest(file: string): { version: string; files: Manifest } {
  const { version, files } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown; files?: unknown };
  const isList =
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((hash) => typeof hash === 'string');
  if (!isVersion(version) || !isList || !Object.keys(files).every(isOfProduct))
    throw new Error(`${file} is not the list of files of a release`);
  return { version, files: files as Manifest };
}

const run = (program: string, args: readonly string[], cwd: string) =>
  execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 });

function isTag(project: string, name: string): boolean {
  try {
    run('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${name}`], project);
    return true;
  } catch {
    return false;
  }
}

/** Archives have one folder around everything. */
function innerFolder(folder: string): string {
  const [only, ...more] = readdirSync(folder);
  return only !== undefined && more.length === 0 && !existsSync(join(folder, 'package.json'))
    ? join(folder, only)
    : folder;
}

/** How a release is taken. */
export interface Taking {
  /** What the SHA-256 of an archive has to be, in hexadecimal digits. */
  sha256?: string | undefined;
  /** After how many milliseconds an address is given up. */
  timeoutMs?: number | undefined;
}

/**
 * Where the files of a release lie.
 * @param from a folder, a .tar.gz file, its https address, or a tag of the project's repository
 * @param into a folder to unpack in; what is there goes
 * @throws Error that says what cannot be had
 */
async function unpack(project: string, from: string, into: string, taking: Taking): Promise<string> {
  const isFolder = statSync(from, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder && taking.sha256 !== undefined)
    throw new Error(`${from} is a folder: --sha256 is what an archive has to be`);
  if (isFolder) return from;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  let archive = from;
  const address = addressOf(from);
  if (address) await download(address, (archive = `${into}.tar.gz`), taking.timeoutMs);
  else if (!existsSync(from) && isTag(project, from))
    run('git', ['archive', '--output', (archive = `${into}.tar.gz`), from], project);
  else if (!existsSync(from))
    throw new Error(`there is no ${from}: neither a folder, a .tar.gz file, an https address nor a tag`);
  const found = sha256Of(readFileSync(archive));
  if (taking.sha256 !== undefined && taking.sha256.toLowerCase() !== found)
    throw new Error(`${from} is not the archive that was meant: its SHA-256 is ${found}`);
  try {
    run('tar', ['-xzf', archive, '-C', into], project);
  } catch {
    throw new Error(`${from} cannot be unpacked: is it a .tar.gz file?`);
  }
  return innerFolder(into);
}

/**
 * A release, checked to be one and whole.
 * @param project the folder that is to be upgraded
 * @param into where archives are unpacked
 * @throws Error that says what is wrong with it
 */
export async function readRelease(
  project: string,
  from: string,
  into: string,
  taking: Taking = {},
): Promise<Release> {
  const folder = await unpack(project, from, into, taking);
  const nameIn = (place: string): { name?: unknown; version?: unknown } => {
    const file = join(place, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  };
  const { name, version } = nameIn(folder);
  if (name !== nameIn(project).name || !isVersion(version))
    throw new Error(
      `${from} is no release of this product (its package.json says ${String(name)} ${String(version)})`,
    );
  const list = join(folder, manifestFile);
  if (!existsSync(list)) return { folder, version, files: manifestOf(folder) };
  const manifest = readManifest(list);
  const broken = Object.entries(manifest.files).filter(
    ([path, hash]) => hashOfFile(join(folder, path)) !== hash,
  );
  if (manifest.version !== version || broken.length > 0)
    throw new Error(`${from} is damaged: ${broken.length} files are not what its ${manifestFile} says`);
  return { folder, version, files: manifest.files };
}
