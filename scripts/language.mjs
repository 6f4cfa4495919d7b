// `npm run language -- add it` starts a language in the site's folder; `remove fr` deletes one.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/language.ts', process.argv.slice(2));
