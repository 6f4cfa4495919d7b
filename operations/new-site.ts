import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { askFor } from './ask-for.ts';
import { questions, readSiteName, type SiteChoices } from './site-choices.ts';
import { startSite, untranslated } from './start-site.ts';

/**
 * `npm run new-site -- acme`: writes `sites/acme/`, the beginning of another company's site, from `starter/`. Asks
 * what the options do not say where somebody sits at the terminal (docs/how-to/make-it-yours.md).
 */

const usage = `npm run new-site -- <name> [options]

Writes sites/<name>/, a small site that can be built at once; its texts are samples to be replaced.
What is not given as an option is asked, or as usual where nobody can be asked.

${Object.entries(questions)
  .map(([option, { question, usual }]) => `  --${option.padEnd(10)} ${question}${usual ? ` [${usual}]` : ''}`)
  .join('\n')}
  --help       This text

Example: npm run new-site -- acme --company "Acme Systems" --domain acme.com --languages de,en`;

/** Says what was written, and what comes next. */
function sayWhatIsThere(name: string, { languages }: SiteChoices, password: string, verdict: string): void {
  const toTranslate = untranslated(languages);
  console.log(`sites/${name} is there. ${verdict}`);
  console.log(`Password of the admin page of the simulated site (/admin): ${password}`);
  if (toTranslate.length > 0)
    console.log(
      `The product has no words in ${toTranslate.join(', ')}: they are in English in sites/${name}/words/, and the texts of the site in another language; translate both.`,
    );
  console.log(
    `To work on it, choose it: write ${name} into sites/default, or set the variable SITE to ${name}. Then: npm run dev`,
  );
}

/** Asks at a terminal. Lines that are there before their question, as when several are pasted, wait for it. */
function askingAt(terminal: Interface): (question: string) => Promise<string> {
  const lines = terminal[Symbol.asyncIterator]();
  terminal.on('SIGINT', () => terminal.close());
  return async (question) => {
    process.stdout.write(question);
    const line = await lines.next();
    if (line.done === true) throw new Error('stopped, nothing was written');
    return line.value;
  };
}

/** Checks the folder as the build does. @throws Error with what is wrong */
function check(folder: string): string {
  const site = `./${relative(projectFolder, folder).replaceAll('\\', '/')}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['content/check.ts'], {
    cwd: projectFolder,
    env: { ...process.env, SITE: site },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      company: option,
      domain: option,
      languages: option,
      accent: option,
      parts: option,
      look: option,
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return console.log(usage);
  const [first, ...more] = positionals;
  if (first === undefined || more.length > 0)
    throw new Error('one name for the folder, as in: npm run new-site -- acme (--help says more)');
  const name = readSiteName(first);
  const to = join(projectFolder, 'sites', name);
  if (existsSync(to)) throw new Error(`sites/${name} is there already: choose another name`);
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  try {
    const choices = await askFor(values, terminal && askingAt(terminal), console.log);
    let said = '';
    const places = { from: join(projectFolder, 'starter'), to, cache: cacheFolder };
    const { password } = startSite(places, name, choices, new Date(), (folder) => {
      said = check(folder);
    });
    sayWhatIsThere(name, choices, password, said);
  } finally {
    terminal?.close();
  }
}

try {
  await main();
} catch (error) {
  for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
    console.error(`new-site: ${line}`);
  process.exitCode = 1;
}
