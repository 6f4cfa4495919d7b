// `npm run conformance`: every requirement with the tests that prove it.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('checks/conformance.ts', process.argv.slice(2));
