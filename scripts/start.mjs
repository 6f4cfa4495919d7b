// `npm start`: installs, builds and starts the production server; with SERVICES=live as `npm run start:live`.
import { ensureBuilt, ensureInstalled, handOver, servicesMode } from './prepare.mjs';

ensureInstalled();
const mode = servicesMode();
ensureBuilt(mode, process.argv.slice(2));
handOver(mode === 'live' ? 'server/live/main.ts' : 'server/main.ts');
