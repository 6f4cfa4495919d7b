// `npm run build`: makes dist, always; `-- --allow-sample` also with sample texts.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('build/build.ts', process.argv.slice(2));
