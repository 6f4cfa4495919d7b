// `npm test`: installs what is missing, then runs all checks.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
handOver('checks/run-checks.ts', process.argv.slice(2));
