// `npm run start:live`: installs, builds and starts the live site.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt('live');
handOver('server/live/main.ts');
