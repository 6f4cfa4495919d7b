// `npm run upgrade -- v0.3.0` takes a later version of the product, `-- --undo` goes back (docs/how-to/upgrade.md).
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/upgrade.ts', process.argv.slice(2));
