import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';

/** Made by the build, by packages, by tests: not written by hand. */
const made = [
  'node_modules',
  'dist',
  'dist-live',
  'data',
  'artwork/out',
  'documents/out',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
];

/** Every file of the project that is written by hand, from its folder, with slashes. */
export const projectFiles: readonly string[] = globSync('**/*.*', { cwd: projectFolder, exclude: made })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

/** The source files among them. */
export const sourceFiles: readonly string[] = projectFiles.filter((file) =>
  /\.(tsx?|mts|mjs|js|css)$/.test(file),
);

/** The text of a file of the project. Throws when it is not there. */
export const readProjectFile = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
