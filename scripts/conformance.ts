import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-paths.ts';
import { coverage, readRequirements, titlesIn } from './requirement-coverage.ts';

/**
 * `npm run conformance`: prints every requirement of `docs/requirements.tsv` with the tests whose titles name it. Exits with 1
 * when one has no test, or when a title names a requirement that is not in the list.
 */

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const testFiles = globSync(
  '{artwork,config,content,documents,e2e,i18n,scripts,server,shared,src}/**/*.{test,spec,check}.{ts,tsx}',
  {
    cwd: projectFolder,
    // Its titles are examples.
    exclude: ['scripts/requirement-coverage.test.ts'],
  },
).toSorted();
const requirements = readRequirements(read('docs/requirements.tsv'));
const { covered, unknown } = coverage(
  requirements,
  testFiles.flatMap((file) => titlesIn(file, read(file))),
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
