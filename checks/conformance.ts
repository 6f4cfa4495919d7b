import { coverage, readRequirements, titlesIn } from './requirement-coverage.ts';
import { readProjectFile, sourceFiles } from './source-files.ts';

/**
 * `npm run conformance`: prints every requirement of `docs/requirements.tsv` with the tests that name it.
 * Exits with 1 for a requirement without a test, or an unknown requirement in a title.
 */

/** The titles in this check's own test are only examples. */
const isTest = (file: string) =>
  /\.(test|spec|check)\.tsx?$/.test(file) && file !== 'checks/requirement-coverage.test.ts';
const testFiles = sourceFiles.filter(isTest);
const requirements = readRequirements(readProjectFile('docs/requirements.tsv'));
const { covered, unknown } = coverage(
  requirements,
  testFiles.flatMap((file) => titlesIn(file, readProjectFile(file))),
);

for (const { id, text, source } of requirements) {
  const tests = covered.get(id) ?? [];
  console.log(`${id}  ${text} [${source}]`);
  for (const { file, title } of tests) console.log(`      ${file}: ${title}`);
  if (tests.length === 0) console.log('      NO TEST');
}
const without = requirements.filter(({ id }) => covered.get(id)?.length === 0);
for (const id of unknown) console.error(`A test names ${id}, which is no requirement`);
console.log(
  `${requirements.length} requirements, ${without.length} without a test: ${without.map(({ id }) => id).join(' ') || 'none'}.`,
);
if (without.length > 0 || unknown.length > 0) process.exitCode = 1;
