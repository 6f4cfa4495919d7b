import { foldersWithoutLine, longCommentLines, mappedFolders } from './house-rules.ts';
import { breachesOf, importsOf, parseLayers } from './layers.ts';
import { projectFiles, readProjectFile, sourceFiles } from './source-files.ts';

/**
 * `node tests/checks/check-layers.ts`: checks imports against `layers.json`, long comment lines,
 * and folders missing in CONTRIBUTING.md. Lists the problems and exits with 1.
 */

const texts = new Map(sourceFiles.map((file) => [file, readProjectFile(file)]));
const code = [...texts].filter(([file]) => !file.endsWith('.css'));
const layers = parseLayers(readProjectFile('layers.json'));
const problems = [
  ...code.flatMap(([file, text]) => breachesOf(layers, file, importsOf(file, text))),
  ...[...texts].flatMap(([file, text]) => longCommentLines(file, text)),
  ...foldersWithoutLine(readProjectFile('CONTRIBUTING.md'), mappedFolders(projectFiles)).map(
    (folder) => `${folder} has no line in the map of CONTRIBUTING.md`,
  ),
];

for (const problem of problems) console.error(problem);
console.log(
  `${code.length} files, ${problems.length} violations of the rules for imports, comments and folders.`,
);
if (problems.length > 0) process.exitCode = 1;
