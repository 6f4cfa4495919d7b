import { testSite as site } from '#content/test-support/test-site.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';

/**
 * `npm run look [address …]`: takes pictures of every page type, or of the named pages (look.spec.ts), and prints how
 * to open Playwright's report, which shows them.
 *
 * With `-- --changed`: compares with the pictures of the last look without it; the report shows before, after and
 * difference of what has changed, and the exit code is 1.
 *
 * With `-- --readme`: home alone, and its first view becomes the picture of the README.
 */

const options = new Set(process.argv.slice(2));
const isComparing = options.delete('--changed');
const isForReadme = options.delete('--readme');
if (isForReadme) options.add('/');
const report = join(cacheFolder(site), 'look-report');
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
      LOOK_AT: [...options].join(' '),
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    },
  },
);
if (isForReadme)
  for (const theme of ['light', 'dark'])
    await sharp(join(cacheFolder(site), 'look', `home-1440-${theme}.png`))
      .extract({ left: 0, top: 0, width: 1440, height: 900 })
      .resize(1280)
      .webp()
      .toFile(join(projectFolder, `docs/home-${theme}.webp`));
console.log(`The pictures: ${join(report, 'index.html')}`);
process.exitCode = status ?? 1;
