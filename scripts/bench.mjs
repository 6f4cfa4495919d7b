// `npm run bench`: measures the built site against its budgets.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled('checks');
ensureBuilt();
handOver('bench/bench.ts', process.argv.slice(2));
