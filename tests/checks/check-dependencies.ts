import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  packageProblems,
  productionPackages,
  renderDependenciesPage,
  type LockedPackages,
} from './production-packages.ts';
import { projectFolder } from '#build/project-paths.ts';

/**
 * `node tests/checks/check-dependencies.ts`: checks the production packages (no install scripts, allowed
 * licences, a purpose each) and compares them with `docs/dependencies.md`; exits with 1 on any difference.
 * `--write` updates the page.
 */

const withPg = 'dependency of pg';

const reasons: Record<string, string> = {
  '@stablelib/base64': 'dependency of standardwebhooks',
  '@hono/node-server': 'adapter that connects Hono to Node’s HTTP server',
  busboy: 'live mode: reads uploads as a stream, which can be stopped at the size limit',
  'fast-sha256': 'dependency of standardwebhooks',
  hono: 'server: routing with standard Request and Response objects',
  jose: 'dependency of openid-client, which verifies signatures with it',
  kysely: 'live mode: typed queries and migrations for SQLite and PostgreSQL',
  nodemailer: 'live mode: sends emails through an SMTP server',
  oauth4webapi: 'dependency of openid-client',
  'openid-client': 'live mode: OpenID Connect login; certified',
  pg: 'live mode: PostgreSQL driver',
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
  react: 'renders pages, at build time and in the browser',
  'react-dom': 'prerenders pages at build time and hydrates them in the browser',
  scheduler: 'dependency of react-dom, which schedules its work with it',
  split2: withPg,
  standardwebhooks: 'live mode: signs webhook events',
  streamsearch: 'dependency of busboy',
  valibot: 'validates the site’s files and, in live mode, request bodies',
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
