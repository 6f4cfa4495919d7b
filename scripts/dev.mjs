// `npm run dev`: the site with hot reload.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('build/dev.ts');
