// `npm run check-deployment -- https://www.example.com`: asks an address for this site and judges the answers.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/check-deployment.ts', process.argv.slice(2));
