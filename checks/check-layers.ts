import { breachesOf, circlesAmong, parseLayers, projectImportsOf } from './layers.ts';
import { readProjectFile, sourceFiles } from './source-files.ts';

/** `node checks/check-layers.ts`: every import of the project against `layers.json`; lists breaches and circles and exits with 1. */

const codeFiles = sourceFiles.filter((file) => !file.endsWith('.css'));
const layers = parseLayers(readProjectFile('layers.json'));
const breaches = codeFiles.flatMap((file) => breachesOf(layers, file, readProjectFile(file)));
const circles = circlesAmong(
  new Map(codeFiles.map((file) => [file, projectImportsOf(file, readProjectFile(file))])),
);

for (const breach of breaches) console.error(breach);
for (const circle of circles) console.error(`Imports in a circle: ${circle.join(' > ')}`);
console.log(
  `${codeFiles.length} files, ${breaches.length} breaches of the layers, ${circles.length} circles.`,
);
if (breaches.length + circles.length > 0) process.exitCode = 1;
