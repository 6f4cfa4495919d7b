// `npm run check-deployment -- https://www.example.com`: checks a deployed site from outside.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/check-deployment.ts', process.argv.slice(2));
