// `npm run build`: makes dist, always.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('build/build.ts');
