import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../data-folder.ts';
import { isResumeKey, ownerName } from '../resumes/resume-key.ts';

/** Counts of what a backup contains, taken from the copy itself. */
export interface BackupFacts {
  applications: number;
  enquiries: number;
  subscribers: number;
  resumes: number;
}

/** Where resumes are. Resumes in S3 are not part of a backup: the S3 service backs them up. */
export type ResumePlace = 'folder' | 's3';

/** Finds something in the database of a site; a start that was refused leaves nothing. */
export const anyRecord = ['accounts', 'enquiries', 'applications', 'subscribers']
  .map((table) => `SELECT 1 FROM ${table}`)
  .join(' UNION ALL ');

/**
 * Creates the folder of a new backup.
 * @throws Error when it is not empty
 */
export function startBackup(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; a backup needs a folder of its own`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Keys of the resumes in a data folder or a backup, without unfinished files. */
function resumesIn(folder: string): string[] {
  const { resumes } = dataFiles(folder);
  return existsSync(resumes) ? readdirSync(resumes).filter((name) => isResumeKey(name)) : [];
}

/** Copies resumes between a data folder and a backup. Skips files that are deleted meanwhile. */
export function copyResumes(from: string, to: string, place: ResumePlace): void {
  if (place === 's3') return;
  mkdirSync(dataFiles(to).resumes, { recursive: true, mode: 0o700 });
  for (const name of [ownerName, ...resumesIn(from)]) {
    const file = join(dataFiles(from).resumes, name);
    try {
      copyFileSync(file, join(dataFiles(to).resumes, name));
    } catch (error) {
      if (existsSync(file)) throw error;
    }
  }
}

/**
 * Checks that resumes in the data folder, if any, are of the backup's site: then newer ones may stay.
 * @throws Error when they are of another one
 */
export function checkResumeOwner(backup: string, dataFolder: string, place: ResumePlace): void {
  const ownerOf = (folder: string) => {
    const file = join(dataFiles(folder).resumes, ownerName);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  };
  const [theirs, ours] = [ownerOf(backup), ownerOf(dataFolder)];
  if (place === 'folder' && theirs !== null && ours !== null && theirs !== ours)
    throw new Error(`the resumes in ${dataFolder} belong to another site; move that folder away first`);
}

/**
 * Counts the resumes of a data folder or backup.
 * @param wanted the keys that applications name
 * @throws Error when one of them is missing
 */
export function countResumes(folder: string, place: ResumePlace, wanted: readonly string[]): number {
  const found = new Set(resumesIn(folder));
  const missing = wanted.filter((key) => !found.has(key));
  if (place === 'folder' && missing.length > 0)
    throw new Error(`in ${folder} ${missing.length} applications are without their resume`);
  return found.size;
}
