import { requireNode } from './require-node.mjs';

// `node server/site.mjs`: serves the built site (docs/how-to/deploy.md).
requireNode();
process.chdir(import.meta.dirname + '/..');
await import('./site/main.ts');
