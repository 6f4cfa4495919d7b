import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFolder, projectFolder } from '../../build/project-paths.ts';

/**
 * `npm run look [address …]`: takes pictures of every page type, or of the named pages (look.spec.ts), and prints how
 * to open Playwright's report, which shows them.
 *
 * With `-- --changed`: compares with the pictures of the last look without it; the report shows before, after and
 * difference of what has changed, and the exit code is 1.
 */

const [isComparing, addresses] = [
  process.argv.includes('--changed'),
  process.argv.slice(2).filter((argument) => argument !== '--changed'),
];
const report = join(cacheFolder, 'look-report');
const { status } = spawnSync(
  process.execPath,
  [
    join(projectFolder, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--project=look',
    '--reporter=dot,html',
    `--update-snapshots=${isComparing ? 'none' : 'all'}`,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      LOOK_AT: addresses.join(' '),
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    },
  },
);
console.log(`The pictures: ${join(report, 'index.html')}`);
process.exitCode = status ?? 1;
