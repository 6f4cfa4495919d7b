import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#build/project-paths.ts';

/** Generated files: builds, packages, test results. */
const made = [
  'node_modules',
  'dist',
  'dist-live',
  'built',
  'data',
  'build/images/out',
  'build/documents/out',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
  'published',
  'upload',
];

/** All files of the project written by hand; relative paths with slashes. */
export const projectFiles: readonly string[] = globSync('**/*.*', { cwd: projectFolder, exclude: made })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

/** The source files among them. */
export const sourceFiles: readonly string[] = projectFiles.filter((file) =>
  /\.(tsx?|mts|mjs|js|css)$/.test(file),
);

/** Reads a file of the project. Throws when it does not exist. */
export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
