// `npm run upgrade -- <release>` takes a release of the product; `--continue` goes on after an interruption, `--undo`
// puts everything back. docs/how-to/upgrade.md
import { changedSince, putBack, readJournal, takeFiles } from './taken-files.mjs';

const project = process.cwd();
const [first, ...rest] = process.argv.slice(2);

function stop(message) {
  console.error(`upgrade: ${message}`);
  process.exit(1);
}

/** Imported late: before, it may be of another version than what it installs. */
async function install() {
  const prepare = await import('./prepare.mjs');
  // A version before the editor had no other.
  (prepare.ensureInstalledToBuild ?? prepare.ensureInstalled)();
  return prepare;
}

async function undo(journal) {
  if (!journal) stop('there is nothing to undo');
  const changed = changedSince(project);
  if (changed.length > 0)
    stop(`changed after the upgrade, so that undoing it would lose this: ${changed.join(', ')}`);
  putBack(project);
  await install();
  console.log(`Everything is as it was before the upgrade from ${journal.from} to ${journal.to}.`);
}

async function upgrade(journal) {
  const isGoingOn = first === '--continue';
  const isBegun = journal !== null && !journal.isDone;
  if (isGoingOn && !isBegun) stop('no upgrade was interrupted');
  if (isBegun && !isGoingOn)
    stop(
      `the one from ${journal.from} to ${journal.to} has not come to its end: npm run upgrade -- --continue, or --undo`,
    );
  if (isGoingOn) takeFiles(project);
  const { handOver } = await install();
  // Whatever the state of the company's own site, it must not stop what repairs it.
  process.env.SITE = 'starter/';
  handOver('operations/upgrade/upgrade.ts', first === undefined ? [] : [first, ...rest]);
}

await (first === '--undo' ? undo : upgrade)(readJournal(project));
