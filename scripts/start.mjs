// `npm start`: everything needed from a fresh clone, then the production server. Quick when nothing changed.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
handOver('server/main.ts');
