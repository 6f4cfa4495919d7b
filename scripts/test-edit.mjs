// `npm run test:edit`: from the editor to a published article, in Chromium, and a scheduled one at its moment.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectFolder, projectNode } from './prepare.mjs';

ensureInstalled('checks');
const playwright = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(
  projectNode,
  [playwright, 'test', '--config', 'playwright.edit.config.ts', ...process.argv.slice(2)],
  { cwd: projectFolder, stdio: 'inherit' },
);
process.exit(status ?? 1);
