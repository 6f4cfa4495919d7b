// `npm test`: everything needed from a fresh clone, then every check of the project.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
handOver('checks/run-checks.ts', process.argv.slice(2));
