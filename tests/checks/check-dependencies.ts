import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  packageProblems,
  productionPackages,
  renderDependenciesPage,
  type LockedPackages,
} from './production-packages.ts';
import { projectFolder } from '../../build/project-paths.ts';

/**
 * `node tests/checks/check-dependencies.ts`: checks the production packages by our rules (no install scripts,
 * allowed licences, a reason each) and against `docs/dependencies.md`; exits with 1 when something differs.
 * `--write` updates the page.
 */

const withPg = 'comes with pg';

const reasons: Record<string, string> = {
  '@stablelib/base64': 'comes with standardwebhooks',
  '@hono/node-server': 'lets Hono answer requests of Node’s HTTP server',
  busboy: 'live mode: reads an upload as a stream, so that it can be stopped at its limit',
  'fast-sha256': 'comes with standardwebhooks',
  hono: 'the server: routes, requests and responses by the web’s own types',
  jose: 'comes with openid-client, which checks signatures with it',
  kysely: 'live mode: one set of typed queries for SQLite and PostgreSQL, and their migrations',
  nodemailer: 'live mode: hands mails to an SMTP server',
  oauth4webapi: 'comes with openid-client',
  'openid-client': 'live mode: the log-in at the company’s own provider; certified',
  pg: 'live mode: the driver of PostgreSQL',
  'pg-connection-string': withPg,
  'pg-int8': withPg,
  'pg-pool': withPg,
  'pg-protocol': withPg,
  'pg-types': withPg,
  pgpass: withPg,
  'postgres-array': withPg,
  'postgres-bytea': withPg,
  'postgres-date': withPg,
  'postgres-interval': withPg,
  react: 'the pages, at build and in the browser',
  'react-dom': 'writes the pages to HTML at build and brings them to life in the browser',
  scheduler: 'comes with react-dom, which orders its work by it',
  split2: withPg,
  standardwebhooks: 'live mode: signs what the webhook gets',
  streamsearch: 'comes with busboy',
  valibot: 'checks the folder of the site, and in live mode every body against the contracts',
  yaml: 'reads the folder of the site',
  xtend: withPg,
};

const pageFile = join(projectFolder, 'docs', 'dependencies.md');
const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** Bytes of all files in a folder, without nested packages, which are counted separately. */
function sizeOf(folder: string): number {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : statSync(join(projectFolder, path)).size;
    })
    .reduce((sum, size) => sum + size, 0);
}

/** Licences in the old list format, which the lockfile omits; joined where there are several. */
function licenceInOldForm(path: string): string | undefined {
  const { licenses } = JSON.parse(read(join(path, 'package.json'))) as { licenses?: { type: string }[] };
  return licenses?.map(({ type }) => type).join(' AND ');
}

// Written by npm.
const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };
for (const { path, licence } of productionPackages(packages)) {
  const license = licence === 'none' ? licenceInOldForm(path) : undefined;
  const locked = packages[path];
  if (license && locked) locked.license = license;
}
const { allowScripts = {} } = JSON.parse(read('package.json')) as { allowScripts?: Record<string, boolean> };
// Their names include a version, such as node@26.10.0.
const allowedScripts = Object.keys(allowScripts).map((name) => name.replace(/(?<=.)@[^@]*$/, ''));
const inProduction = productionPackages(packages);
const sizes = Object.fromEntries(inProduction.map(({ path }) => [path, sizeOf(path)]));
const page = renderDependenciesPage(packages, reasons, sizes);
if (process.argv.includes('--write')) writeFileSync(pageFile, page);

const problems = packageProblems(packages, reasons, allowedScripts);
if (readFileSync(pageFile, 'utf8') !== page) {
  problems.push('docs/dependencies.md is out of date: node tests/checks/check-dependencies.ts --write');
}
for (const problem of problems) console.error(problem);
console.log(`${inProduction.length} packages in production, ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
