import { isChecked, parseWordList, proseProblems } from './prose.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

/**
 * `node tests/checks/check-prose.ts`: finds words to avoid (word-list.tsv) in English documents, messages, comments and
 * texts of new sites. Lists them with file, line and the better word, and exits with 1.
 */

const words = parseWordList(readProjectFile('tests/checks/word-list.tsv'));
const files = projectFiles.filter(isChecked);
const problems = files.flatMap((file) => proseProblems(words, file, readProjectFile(file)));
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} words to avoid.`);
if (problems.length > 0) process.exitCode = 1;
