// `npm run release -- 0.3.0`: makes the archive of a release and its tag (docs/how-to/release.md).
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/release.ts', process.argv.slice(2));
