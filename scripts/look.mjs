// `npm run look`: pictures of every page type for a person's eye, on one sheet.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
ensureBuilt();
handOver('e2e/look/look.ts', process.argv.slice(2));
