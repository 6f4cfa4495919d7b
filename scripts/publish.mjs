// `npm run publish`: publishes the newest content; `-- --back` serves the build before.
import { ensureInstalledToBuild, handOver } from './prepare.mjs';

ensureInstalledToBuild();
handOver('operations/publish.ts', process.argv.slice(2));
