import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { startSite, starterLanguages } from './start-site.ts';

/**
 * `npm run new-site -- acme --domain acme.com`: writes `sites/acme/`, the beginning of another company's site, as a
 * copy of `sites/_starter/` with its name, domain and languages (docs/how-to/make-it-yours.md).
 */

const usage =
  'npm run new-site -- acme --domain acme.com [--company "Acme Systems"] [--languages en,de], the first language is the default';

/** The origin of a host, perhaps with a port; says its ASCII form. @throws Error where the text is none */
function readOrigin(domain: string): string {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/` || !/\.|^localhost$/.test(url.hostname))
    throw new Error(`--domain: not a domain like acme.com: ${domain}`);
  if (/[^\0-\x7F]/.test(domain))
    console.log(`${domain} is ${url.hostname} in links and mail addresses, which have ASCII letters only.`);
  return url.origin;
}

/** The codes in a list. @throws Error where the starter has no such language */
function readLanguages(list: string): string[] {
  const codes = list.split(/[\s,]+/).filter((code) => code !== '');
  const unknown = codes.find((code) => !starterLanguages.includes(code));
  if (unknown !== undefined)
    throw new Error(
      `--languages: a site begins in ${starterLanguages.join(', ')}, not in ${unknown}: add that one later (docs/how-to/add-a-language.md)`,
    );
  if (codes.length === 0 || new Set(codes).size < codes.length)
    throw new Error(`--languages: each once, as in en,de: ${list}`);
  return codes;
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

function main(): void {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { company: option, domain: option, languages: option, help: { type: 'boolean' } },
  });
  if (values.help === true) return console.log(usage);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0 || values.domain === undefined) throw new Error(usage);
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name))
    throw new Error(`small letters, digits and hyphens only: ${name}`);
  const to = join(projectFolder, 'sites', name);
  if (existsSync(to)) throw new Error(`sites/${name} is there already: choose another name`);
  const choices = {
    company: values.company ?? name,
    origin: readOrigin(values.domain),
    languages: readLanguages(values.languages ?? 'en'),
  };
  let verdict = '';
  const places = { from: join(projectFolder, 'sites/_starter'), to, cache: cacheFolder };
  const { password } = startSite(places, name, choices, new Date(), (folder) => {
    verdict = check(folder);
  });
  console.log(`sites/${name} is there. ${verdict}`);
  console.log(`Password of the demonstration of /admin, which is off in site.yaml: ${password}`);
  console.log(`To work on it, write ${name} into sites/default. Then: npm run dev`);
}

try {
  main();
} catch (error) {
  for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
    console.error(`new-site: ${line}`);
  process.exitCode = 1;
}
