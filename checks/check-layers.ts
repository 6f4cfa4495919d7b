import { foldersWithoutLine, longFiles, mappedFolders } from './house-rules.ts';
import { breachesOf, circlesAmong, parseLayers, projectImportsOf } from './layers.ts';
import { projectFiles, readProjectFile, sourceFiles } from './source-files.ts';

/**
 * `node checks/check-layers.ts`: every import of the project against `layers.json`, imports in a circle, files that are too long, folders
 * that the README does not name. Lists what is wrong and exits with 1.
 */

const texts = new Map(sourceFiles.map((file) => [file, readProjectFile(file)]));
const code = [...texts].filter(([file]) => !file.endsWith('.css'));
const layers = parseLayers(readProjectFile('layers.json'));
const circles = circlesAmong(new Map(code.map(([file, text]) => [file, projectImportsOf(file, text)])));
const problems = [
  ...code.flatMap(([file, text]) => breachesOf(layers, file, text)),
  ...circles.map((circle) => `Imports in a circle: ${circle.join(' > ')}`),
  ...longFiles(texts),
  ...foldersWithoutLine(readProjectFile('README.md'), mappedFolders(projectFiles)).map(
    (folder) => `${folder} has no line in the map of README.md`,
  ),
];

for (const problem of problems) console.error(problem);
console.log(`${code.length} files, ${problems.length} breaches of the layers and the rules of the house.`);
if (problems.length > 0) process.exitCode = 1;
