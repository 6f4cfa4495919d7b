import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { undocumentedExports } from './doc-comments.ts';
import { projectFolder } from './project-paths.ts';

/** `node scripts/check-doc-comments.ts`: lists exported functions without a doc comment and exits with 1 if there are any. */

const sourceFiles = globSync(
  '{artwork,config,content,documents,i18n,scripts,server,shared,src}/**/*.{ts,tsx}',
  {
    cwd: projectFolder,
    exclude: ['artwork/out/**', '**/*.test.ts', '**/*.test.tsx'],
  },
);

const missing = sourceFiles.flatMap((file) =>
  undocumentedExports(file, readFileSync(join(projectFolder, file), 'utf8')).map(
    (name) => `${file}: ${name}`,
  ),
);

for (const one of missing) console.error(`${one} is exported without a doc comment`);
console.log(`${sourceFiles.length} files, ${missing.length} exported functions without a doc comment.`);
if (missing.length > 0) process.exitCode = 1;
