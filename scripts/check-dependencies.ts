import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  packageProblems,
  productionPackages,
  renderDependenciesPage,
  type LockedPackages,
} from './production-packages.ts';
import { projectFolder } from './project-paths.ts';

/**
 * `node scripts/check-dependencies.ts`: the packages of production against the rules (no install scripts, allowed licences, a reason each)
 * and against `docs/dependencies.md`; exits with 1 when something differs. `--write` writes the page anew.
 */

const reasons: Record<string, string> = {
  '@hono/node-server': 'lets Hono answer requests of Node’s HTTP server',
  hono: 'the server: routes, requests and responses by the web’s own types',
  react: 'the pages, at build and in the browser',
  'react-dom': 'writes the pages to HTML at build and brings them to life in the browser',
  scheduler: 'comes with react-dom, which orders its work by it',
};

const pageFile = join(projectFolder, 'docs', 'dependencies.md');
const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** Bytes of all files below a folder, packages inside left out: they are counted themselves. */
function sizeOf(folder: string): number {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : statSync(join(projectFolder, path)).size;
    })
    .reduce((sum, size) => sum + size, 0);
}

// Written by npm.
const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };
const { allowScripts = {} } = JSON.parse(read('package.json')) as { allowScripts?: Record<string, boolean> };
// Named with their version, such as node@26.10.0.
const allowedScripts = Object.keys(allowScripts).map((name) => name.replace(/(?<=.)@[^@]*$/, ''));
const inProduction = productionPackages(packages);
const sizes = Object.fromEntries(inProduction.map(({ path }) => [path, sizeOf(path)]));
const page = renderDependenciesPage(packages, reasons, sizes);
if (process.argv.includes('--write')) writeFileSync(pageFile, page);

const problems = packageProblems(packages, reasons, allowedScripts);
if (readFileSync(pageFile, 'utf8') !== page) {
  problems.push('docs/dependencies.md is out of date: node scripts/check-dependencies.ts --write');
}
for (const problem of problems) console.error(problem);
console.log(`${inProduction.length} packages in production, ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
