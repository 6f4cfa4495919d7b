import { requireNode } from './require-node.mjs';

// `node server/release.mjs update` and `back`: switches a server to another release (docs/how-to/go-live.md). It runs
// before packages are installed, so it uses none.
requireNode();
await import('./release/commands.ts');
