import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';

/** Made by the build, by packages, by tests: not written by hand. */
const made = [
  'node_modules',
  'dist',
  'dist-live',
  'artwork/out',
  'documents/out',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
];

/** Every source file of the project, from its folder, with slashes. */
export const sourceFiles: readonly string[] = globSync('**/*.{ts,tsx,mts,mjs,js,css}', {
  cwd: projectFolder,
  exclude: made,
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

/** The text of a file of the project. Throws when it is not there. */
export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
