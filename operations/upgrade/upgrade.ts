import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJournal } from '../../scripts/taken-files.mjs';
import { beginMigration, beginUpgrade, refuseUncommitted } from './begin.ts';
import { finishUpgrade } from './finish.ts';
import { commandsOf } from './site-commands.ts';

/**
 * `npm run upgrade -- <release>`: the files of a release, then the data of the sites, checks, a build, and a list
 * of what has changed on which page; without a release only the data of the sites (docs/how-to/upgrade.md).
 */

const usage = `npm run upgrade -- <release> [options]

Takes a release of the product: a folder, a .tar.gz file, its https address, or a tag of this repository. Migrates,
checks and builds your sites, and lists what has changed on which page. Without a release: only migrates the data.

  --continue         Goes on after an interruption, or after you have put right what was wrong
  --undo             Puts everything back as it was before
  --from <release>   The release that you began with, where there is no release.json
  --sha256 <digits>  What the release has to be, as its maker has published it: another archive is refused
  --without-changes  Goes on when files of the product were changed by hand; they are in product-changes.patch
  --help             This text`;

const project = process.cwd();
const say = (line: string) => console.log(line);

/** The new version ends what this one has begun, with its own packages. */
function handToNewVersion(): void {
  const { status } = spawnSync(process.execPath, ['scripts/upgrade.mjs', '--continue'], {
    cwd: project,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      continue: { type: 'boolean' },
      from: { type: 'string' },
      sha256: { type: 'string' },
      'without-changes': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return say(usage);
  const [release, ...more] = positionals;
  if (more.length > 0)
    throw new Error('one release, as in: npm run upgrade -- ../product-0.3.0.tar.gz (--help says more)');
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
  const commands = commandsOf(project);
  if (release !== undefined) {
    const { from, sha256, 'without-changes': withoutChanges } = values;
    const wanted = { release, from, sha256, withoutChanges };
    await beginUpgrade(project, version, wanted, commands, say);
    return handToNewVersion();
  }
  if (values.continue !== true) {
    refuseUncommitted(project);
    beginMigration(project, version);
  }
  finishUpgrade(project, commands, say);
}

try {
  await main();
} catch (error) {
  for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
    console.error(`upgrade: ${line}`);
  const journal = readJournal(project);
  if (journal && !journal.isDone)
    console.error(
      'upgrade: put it right and go on with npm run upgrade -- --continue, or go back with npm run upgrade -- --undo',
    );
  process.exitCode = 1;
}
