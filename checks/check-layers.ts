import { breachesOf, parseLayers } from './layers.ts';
import { readProjectFile, sourceFiles } from './source-files.ts';

/** `node checks/check-layers.ts`: every import of the project against `layers.json`; lists the breaches and exits with 1. */

const codeFiles = sourceFiles.filter((file) => !file.endsWith('.css'));
const layers = parseLayers(readProjectFile('layers.json'));
const breaches = codeFiles.flatMap((file) => breachesOf(layers, file, readProjectFile(file)));

for (const breach of breaches) console.error(breach);
console.log(`${codeFiles.length} files, ${breaches.length} breaches of the layers.`);
if (breaches.length > 0) process.exitCode = 1;
