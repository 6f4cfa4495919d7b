import { requireNode } from './require-node.mjs';

// `node server/live.mjs`: serves the site in live mode; with a command, such as `backup FILE`, runs that instead
// (docs/how-to/go-live.md). Like npm, it works in the project's folder and remembers where it was started.
requireNode();
process.env.INIT_CWD = process.cwd();
process.chdir(import.meta.dirname + '/..');
await (process.argv.length > 2 ? import('./live/commands.ts') : import('./live/main.ts'));
