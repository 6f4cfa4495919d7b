// `npm run backup -- <folder>`, `npm run restore -- <folder>`, `npm run admin-password`: for operators.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('server/live/commands.ts', process.argv.slice(2));
