// `npm run check-site`: names everything in the site's folder that cannot be published.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('content/check.ts', process.argv.slice(2));
