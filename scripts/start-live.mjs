// `npm run start:live`: everything needed from a fresh clone, then the site with its services put to work.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt('live');
handOver('server/live/main.ts');
