// `npm run start:live`: installs, builds and starts the live site.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt('live', process.argv.slice(2));
handOver('server/live/main.ts');
