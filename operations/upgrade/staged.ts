import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, hashOfFile, workFolder, type Batch, type TakenFile } from '../../scripts/taken-files.mjs';
import type { SiteTexts } from '../../migrations/migration.ts';
import type { Manifest } from './release.ts';

/*
 * Copies everything that an upgrade is about to change, as it is and as it will be, before anything is changed.
 */

const copyOf = (project: string, side: 'before' | 'after', path: string) => {
  const file = join(project, workFolder, side, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

/** Keeps a file as it is. @param save writes what it is to become; null where it is to go */
function stage(project: string, path: string, after: string | null, save: (file: string) => void): TakenFile {
  const file = join(project, path);
  const before = hashOfFile(file);
  if (before !== null) copyFileSync(file, copyOf(project, 'before', path));
  if (after !== null) save(copyOf(project, 'after', path));
  return { before, after };
}

/**
 * The files of the product that change.
 * @param before, after those of both versions that concern this project
 * @param folder of the new version
 */
export function productBatch(project: string, before: Manifest, after: Manifest, folder: string): Batch {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = paths.filter((path) => hashOfFile(join(project, path)) !== (after[path] ?? null));
  const files = changed.map((path) => [
    path,
    stage(project, path, after[path] ?? null, (file) => copyFileSync(join(folder, path), file)),
  ]);
  return { name: 'product', files: Object.fromEntries(files) as Batch['files'], isTaken: false };
}

/** The files of a site that change. @param folder the site's, from the project's folder */
export function dataFiles(
  project: string,
  folder: string,
  before: SiteTexts,
  after: SiteTexts,
): Batch['files'] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  return Object.fromEntries(
    changed.map((name) => [`${folder}/${name}`, stagedText(project, `${folder}/${name}`, after.get(name))]),
  );
}

/** A file that gets another text, or goes. */
export const stagedText = (project: string, path: string, text: string | undefined): TakenFile =>
  stage(project, path, text === undefined ? null : hashOf(Buffer.from(text)), (file) =>
    writeFileSync(file, text ?? ''),
  );

/** Files of a site that stand in place of ones of the product that an upgrade changes. */
export const overriddenAmong = (project: string, site: string, { files }: Batch): string[] =>
  Object.keys(files).filter((path) => existsSync(join(project, 'sites', site, 'overrides', path)));
