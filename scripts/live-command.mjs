// `npm run live <command>`: backup, restore, password, end-sessions (docs/how-to/go-live.md).
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('server/live/commands.ts', process.argv.slice(2));
