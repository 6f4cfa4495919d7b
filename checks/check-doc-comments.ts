import { undocumentedExports } from './doc-comments.ts';
import { readProjectFile, sourceFiles } from './source-files.ts';

/**
 * `node checks/check-doc-comments.ts` lists exported functions without a doc comment and exits with 1. Not in
 * e2e, whose files export nothing to others, and not in configuration files.
 */
const isJudged = (file: string) => /^(?!e2e\/).+\/.*(?<!\.test)\.tsx?$/.test(file);
const files = sourceFiles.filter(isJudged);
const missing = files.flatMap((file) =>
  undocumentedExports(file, readProjectFile(file)).map((name) => `${file}: ${name}`),
);

for (const one of missing) console.error(`${one} is exported without a doc comment`);
console.log(`${files.length} files, ${missing.length} exported functions without a doc comment.`);
if (missing.length > 0) process.exitCode = 1;
