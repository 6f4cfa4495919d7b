import { readFileSync } from 'node:fs';

/**
 * Ends the process with one clear line on a Node that is too old for the server. What operators start is plain
 * JavaScript for this reason: an old Node cannot read TypeScript, and would name a file extension instead.
 */
export function requireNode() {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const needed = Number.parseInt(devDependencies.node, 10);
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= needed) return;
  console.error(`The server needs Node ${needed} or later, but ${process.execPath} is Node ${node}.`);
  process.exit(1);
}
