import { builtinModules } from 'node:module';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { importsOf } from './layers.ts';
import { readProjectFile } from './source-files.ts';

/** What starts on a server, where only the `dependencies` of package.json are installed. */
const entries = [
  'server/site/main.ts',
  'server/live/main.ts',
  'server/live/commands.ts',
  'server/release.mjs',
  'server/live.mjs',
  'server/site.mjs',
];

/** The packages that these files import, each with the file that imports it. */
function packagesOf(files: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(files);
  // Grows while it is read.
  for (const file of seen)
    for (const { specifier, isTypeOnly } of importsOf(file, readProjectFile(file))) {
      if (isTypeOnly || specifier.startsWith('node:')) continue;
      if (specifier.startsWith('#')) seen.add(specifier.slice(1));
      else if (specifier.startsWith('.')) seen.add(join(file, '..', specifier));
      else
        packages.set(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
          file,
        );
    }
  return packages;
}

it('servers import no package that only builds and tests have', () => {
  const { dependencies } = JSON.parse(readProjectFile('package.json'));
  const found = packagesOf(entries);
  expect(found.size).toBeGreaterThan(5);
  const missing = [...found].filter(([name]) => !(name in dependencies) && !builtinModules.includes(name));
  expect(missing.map(([name, file]) => `${file} imports ${name}`)).toEqual([]);
});
