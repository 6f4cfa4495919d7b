// `npm start`: everything needed from a fresh clone, then the production server. Quick when nothing changed.
// `SERVICES=live npm start` is `npm run start:live`: the same with the services put to work.
import { ensureBuilt, ensureInstalled, handOver, servicesMode } from './prepare.mjs';

ensureInstalled();
const mode = servicesMode();
ensureBuilt(mode);
handOver(mode === 'live' ? 'server/live/main.ts' : 'server/main.ts');
