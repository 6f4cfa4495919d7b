// `npm run backup -- <folder>`, `npm run restore -- <folder>`, `npm run admin-password`: what an operator of live mode does.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('server/live/commands.ts', process.argv.slice(2));
