// `npm run build`: makes dist, always; `-- --allow-sample` also with sample texts.
import { ensureInstalledToBuild, handOver } from './prepare.mjs';

ensureInstalledToBuild();
handOver('build/build.ts', process.argv.slice(2));
