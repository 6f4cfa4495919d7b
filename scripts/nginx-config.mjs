// `npm run --silent nginx-config`: prints the part of an nginx configuration that serves this site.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/nginx-config.ts', process.argv.slice(2));
