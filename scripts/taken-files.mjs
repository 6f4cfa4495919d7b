// Puts the files of an upgrade in their places, and back. Imports nothing of the project and runs on any Node from
// 20 on: it has to work while one half of the project is of one version and the other of another.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where an upgrade works, from the project's folder: its journal, and copies of the files `before` and `after`. */
export const workFolder = join('.cache', 'upgrade');
const journalFile = join(workFolder, 'journal.json');

/** The name that Git gives a content, so that Git can be asked for it (SHA-1 of a blob). */
export const hashOf = (content) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** @returns null where there is no such file */
export const hashOfFile = (file) => (existsSync(file) ? hashOf(readFileSync(file)) : null);

/** @returns null where no upgrade has begun, or the last one was undone */
export function readJournal(project) {
  const file = join(project, journalFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Never leaves half of it. */
export function writeJournal(project, journal) {
  const file = join(project, journalFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(journal, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/** The upgrade before cannot be undone any more; its journal goes first, since it is nothing without the copies. */
export function forgetUpgrade(project) {
  for (const part of [journalFile, join(workFolder, 'before'), join(workFolder, 'after')])
    rmSync(join(project, part), { recursive: true, force: true });
}

/** Beside the file, since only a rename in one folder leaves either the old or the new one. */
const unfinished = (file) => `${file}.upgrading`;

function remove(project, path) {
  rmSync(join(project, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (!existsSync(join(project, folder))) continue;
    if (readdirSync(join(project, folder)).length > 0) return;
    rmdirSync(join(project, folder));
  }
}

/** @param wanted the hash the file is to have, null where it is to be gone */
function put(project, path, wanted, copies) {
  const file = join(project, path);
  rmSync(unfinished(file), { force: true });
  if (hashOfFile(file) === wanted) return;
  if (wanted === null) return remove(project, path);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(project, workFolder, copies, path), unfinished(file));
  renameSync(unfinished(file), file);
}

/** The scripts that can go on come last: until then, those of one version do it. */
const inOrder = (files) =>
  Object.entries(files).toSorted(
    ([one], [other]) => one.startsWith('scripts/') - other.startsWith('scripts/') || (one < other ? -1 : 1),
  );

/**
 * Takes the files of all batches that are not taken yet; can be called again after it was interrupted.
 * @param before is told each path; only tests give it, to stop there
 */
export function takeFiles(project, before = () => {}) {
  const journal = readJournal(project);
  for (const batch of journal.batches.filter(({ isTaken }) => !isTaken)) {
    for (const [path, { after }] of inOrder(batch.files)) {
      before(path);
      put(project, path, after, 'after');
    }
    batch.isTaken = true;
    writeJournal(project, journal);
  }
}

/** The files that are neither as before nor as the upgrade has left them: putting them back would lose something. */
export function changedSince(project) {
  return readJournal(project).batches.flatMap(({ files }) =>
    Object.entries(files).flatMap(([path, { before, after }]) =>
      [before, after].includes(hashOfFile(join(project, path))) ? [] : [path],
    ),
  );
}

/** Puts everything back as it was before the upgrade; can be called again after it was interrupted. */
export function putBack(project, before = () => {}) {
  const { batches } = readJournal(project);
  for (const { files } of batches.toReversed())
    for (const [path, { before: hash }] of inOrder(files)) {
      before(path);
      put(project, path, hash, 'before');
    }
  rmSync(join(project, journalFile));
}
