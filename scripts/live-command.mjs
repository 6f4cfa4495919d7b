// `npm run backup -- <folder>` and the other commands for operators (docs/how-to/go-live.md).
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('server/live/commands.ts', process.argv.slice(2));
