// `npm run test:browsers`: the journeys in Firefox, a small set in WebKit; `npm test` uses only Chromium.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
ensureBuilt();
handOver('checks/test-browsers.ts', process.argv.slice(2));
