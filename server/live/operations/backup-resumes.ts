import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../data-folder.ts';
import { isResumeKey } from '../resumes/resume-key.ts';

/** What a backup holds, counted in the copy itself. */
export interface BackupFacts {
  applications: number;
  enquiries: number;
  subscribers: number;
  resumes: number;
}

/** Where resumes are: those in an S3 store are that store's own to back up. */
export type ResumePlace = 'folder' | 's3';

/**
 * Makes the folder of a new backup.
 * @throws Error when there is something in it
 */
export function startBackup(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; a backup needs a folder of its own`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** The resumes in a data folder or a backup; not what is still being written. */
function resumesIn(folder: string): string[] {
  const { resumes } = dataFiles(folder);
  return existsSync(resumes) ? readdirSync(resumes).filter((name) => isResumeKey(name)) : [];
}

/** Copies the resumes of one data folder or backup into another. One that is deleted meanwhile is left out. */
export function copyResumes(from: string, to: string, place: ResumePlace): void {
  if (place === 's3') return;
  mkdirSync(dataFiles(to).resumes, { recursive: true, mode: 0o700 });
  for (const key of resumesIn(from)) {
    const file = join(dataFiles(from).resumes, key);
    try {
      copyFileSync(file, join(dataFiles(to).resumes, key));
    } catch (error) {
      if (existsSync(file)) throw error;
    }
  }
}

/**
 * Counts the resumes of a data folder or backup.
 * @param wanted those that applications have
 * @throws Error when one of them is missing
 */
export function countResumes(folder: string, place: ResumePlace, wanted: readonly string[]): number {
  const found = new Set(resumesIn(folder));
  const missing = wanted.filter((key) => !found.has(key));
  if (place === 'folder' && missing.length > 0)
    throw new Error(`in ${folder} ${missing.length} applications are without their resume`);
  return found.size;
}
