import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../data-folder.ts';
import { isResumeKey } from '../resumes/resume-key.ts';

/** Counts of what a backup contains, taken from the copy itself. */
export interface BackupFacts {
  applications: number;
  enquiries: number;
  subscribers: number;
  resumes: number;
}

/** Where resumes are. Resumes in S3 are not part of a backup: the S3 service backs them up. */
export type ResumePlace = 'folder' | 's3';

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
