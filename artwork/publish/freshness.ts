/** Skips what is up to date: stamp files record the hash of the sources and the files made from them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFonts } from '../../shared/fonts.ts';
import { siteFile } from '../../shared/site-folder.ts';
import { keepFiles, publishedText, publishBeside, writtenFiles } from './output.ts';

const artworkFolder = join(import.meta.dirname, '..');
const packagesFolder = join(artworkFolder, '..', 'node_modules');

/** Packages whose drawings and letters end up in the output. */
const sourcePackages = [
  '@fontsource-variable/sometype-mono',
  '@fontsource-variable/special-gothic',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
  '@resvg/resvg-js',
  'culori',
  'subset-font',
];

/** What pictures take from the configuration beside fonts: the colours, the mark, the city of the office. */
const configurationFiles = [
  'shared/palette.ts',
  'shared/accent-tones.ts',
  'shared/colour.ts',
  siteFile('site.yaml'),
  siteFile('logo.svg'),
];

/** A hash over the configuration that pictures depend on. @param facts the numbers that they show, if any */
export function configurationHash(facts = ''): string {
  const hash = createHash('sha256').update(facts);
  for (const { source } of Object.values(siteFonts)) hash.update(source);
  for (const file of configurationFiles) hash.update(readFileSync(join(artworkFolder, '..', file)));
  return hash.digest('hex');
}

/**
 * One hash over the sources of this folder and over the packages they draw from. Tests and output do not count.
 * @param parts only files whose path begins with one of these; all of them when there are none
 */
export function sourceHash(parts: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = readdirSync(artworkFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('out'))
    .filter((file) => parts.length === 0 || parts.some((part) => file.startsWith(part)));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(artworkFolder, file)));
  for (const name of sourcePackages) {
    const manifest = join(packagesFolder, name, 'package.json');
    if (existsSync(manifest)) hash.update(readFileSync(manifest));
  }
  return hash.digest('hex');
}

/**
 * Makes something only if its sources changed or one of its files is gone.
 * @param name of the stamp file in `out/`
 * @param hash of the sources
 * @returns whether it was made
 */
export async function makeIfStale(
  name: string,
  hash: string,
  make: () => void | Promise<void>,
): Promise<boolean> {
  const stamp = `${name}.stamp`;
  const [madeFrom, ...files] = publishedText(stamp).split('\n').filter(Boolean);
  if (madeFrom === hash && keepFiles([...files, stamp])) return false;
  const before = new Set(writtenFiles());
  await make();
  const made = writtenFiles().filter((file) => !before.has(file));
  publishBeside(stamp, [hash, ...made, ''].join('\n'));
  return true;
}
