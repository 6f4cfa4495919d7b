// `npm run new-site -- acme` writes `sites/acme/`, the beginning of another company's site.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
// Whichever site is chosen, perhaps the one that is not there yet: it plays no part.
process.env.SITE = 'starter/';
handOver('operations/new-site.ts', process.argv.slice(2));
