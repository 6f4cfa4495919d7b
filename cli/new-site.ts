import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { startSite, starterLanguages } from './start-site.ts';

/**
 * `npm run new-site -- acme --domain acme.com`: writes `sites/acme/`, the beginning of another company's site, as a
 * copy of `sites/_starter/` with its name, domain and languages (docs/how-to/make-it-yours.md).
 */

const usage =
  'npm run new-site -- acme --domain acme.com [--company "Acme Systems"] [--languages en,de], the first language is the default';

/** The origin of a host, with an optional port; prints its ASCII form. @throws Error if it is not a domain */
function readOrigin(domain: string): string {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/` || !/\.|^localhost$/.test(url.hostname))
    throw new Error(`--domain: not a domain such as acme.com: ${domain}`);
  if (/[^\0-\x7F]/.test(domain))
    console.log(
      `Links and email addresses use ${url.hostname} for ${domain}, because they allow only ASCII letters.`,
    );
  return url.origin;
}

/** The codes in a list. @throws Error if the starter lacks one of the languages */
function readLanguages(list: string): string[] {
  const codes = list.split(/[\s,]+/).filter((code) => code !== '');
  const unknown = codes.find((code) => !starterLanguages.includes(code));
  if (unknown !== undefined)
    throw new Error(
      `--languages: a new site can have ${starterLanguages.join(', ')}; add ${unknown} later (docs/how-to/add-a-language.md)`,
    );
  if (codes.length === 0 || new Set(codes).size < codes.length)
    throw new Error(`--languages: name each language once, such as en,de: ${list}`);
  return codes;
}

/** Checks the folder as the build does. @throws Error with what is wrong */
function check(folder: string): string {
  const site = `./${relative(projectFolder, folder).replaceAll('\\', '/')}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['content/checks/check.ts'], {
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
    throw new Error(`use only lower-case letters, digits and hyphens: ${name}`);
  const to = join(projectFolder, 'sites', name);
  if (existsSync(to)) throw new Error(`sites/${name} already exists: choose another name`);
  const choices = {
    company: values.company ?? name,
    origin: readOrigin(values.domain),
    languages: readLanguages(values.languages ?? 'en'),
  };
  let verdict = '';
  const places = {
    from: join(projectFolder, 'sites/_starter'),
    to,
    cache: cacheFolder({ folder: chosenFolder() }),
  };
  const { password } = startSite(places, name, choices, new Date(), (folder) => {
    verdict = check(folder);
  });
  console.log(`Created sites/${name}. ${verdict}`);
  console.log(`The /admin demo is off in site.yaml; its password would be: ${password}`);
  console.log(`To work on it, write ${name} to sites/default, then run npm run dev`);
}

try {
  main();
} catch (error) {
  for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
    console.error(`new-site: ${line}`);
  process.exitCode = 1;
}
