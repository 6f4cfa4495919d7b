// `npm run publish`: publishes the newest content; `-- --back` serves the build before.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/publish.ts', process.argv.slice(2));
