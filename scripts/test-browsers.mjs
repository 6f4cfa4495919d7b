// `npm run test:browsers`: the journeys in Firefox and a smoke set in WebKit; `npm test` keeps to Chromium.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
ensureBuilt();
handOver('checks/test-browsers.ts', process.argv.slice(2));
