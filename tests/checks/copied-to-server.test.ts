import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, importsOf } from './layers.ts';
import { productionPackages } from './production-packages.ts';
import { projectFolder } from '#build/project-paths.ts';
import { copiedToServer } from '#tests/support/server-steps.ts';

const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** All files of the project that a program imports, including itself, and the packages that they import. */
function importedBy(program: string): { files: string[]; packages: Map<string, string> } {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { specifier, isTypeOnly } of importsOf(file, textOf(file))) {
      if (isTypeOnly) continue;
      const imported = fileOf(file, specifier);
      if (imported !== null) visit(imported);
      else packages.set(nameOf(specifier), file);
    }
  };
  visit(program);
  return { files: [...files], packages };
}

const installed = productionPackages(JSON.parse(textOf('package-lock.json')).packages).map(
  ({ name }) => name,
);
const isThere = (name: string) =>
  name.startsWith('node:') || builtinModules.includes(name) || installed.includes(name);

test.each([
  ['deploy.md', 'server/site.mjs'],
  ['go-live.md', 'server/live.mjs'],
])('%s copies and installs all that %s needs', (document, program) => {
  const copied = copiedToServer(textOf(`docs/how-to/${document}`));
  const { files, packages } = importedBy(program);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect([...packages].filter(([name]) => !isThere(name))).toEqual([]);
});
