// `npm test`, `npm run test:full` and `npm run check`: installs what is missing, then runs the tests of the command.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
handOver('checks/run-tests.ts', process.argv.slice(2));
