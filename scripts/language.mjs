// `npm run language -- add it`: the files of a new language; `remove fr` deletes those of one that is given up.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/language.ts', process.argv.slice(2));
