import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, parseLayers } from './layers.ts';
import { projectFolder } from './project-paths.ts';

/** `node scripts/check-layers.ts`: every import of the project against `layers.json`; lists the breaches and exits with 1. */

const sourceFiles = globSync('**/*.{ts,tsx,mts,mjs,js}', {
  cwd: projectFolder,
  exclude: ['node_modules', 'dist', 'dist-live', '.cache', '.git', 'test-results', 'playwright-report'],
}).map((file) => file.replaceAll('\\', '/'));

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const layers = parseLayers(read('layers.json'));
const breaches = sourceFiles.flatMap((file) => breachesOf(layers, file, read(file)));

for (const breach of breaches) console.error(breach);
console.log(`${sourceFiles.length} files, ${breaches.length} breaches of the layers.`);
if (breaches.length > 0) process.exitCode = 1;
