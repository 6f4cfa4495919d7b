// `npm run check-site`: names everything in the site's folder that cannot be published, and writes the schemas by which
// code editors complete its files.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, handOver, projectFolder, projectNode } from './prepare.mjs';

ensureInstalled();
spawnSync(projectNode, ['checks/json-schemas.ts'], { cwd: projectFolder, stdio: 'inherit' });
handOver('content/check.ts', process.argv.slice(2));
