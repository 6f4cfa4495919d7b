// `npm run language -- add it` writes the files of a new language; `remove fr` deletes its files.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/language.ts', process.argv.slice(2));
