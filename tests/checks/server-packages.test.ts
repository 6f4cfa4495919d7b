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

/** Copied to a server beside the built site (docs/how-to/go-live.md). */
const copied = ['server/', 'shared/'];

/** What these files import, directly or not: the files, and the packages, each with the file that imports it. */
function importsFrom(files: readonly string[]): { seen: ReadonlySet<string>; packages: Map<string, string> } {
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
  return { seen, packages };
}

const { seen: files, packages: found } = importsFrom(entries);

it('servers import no package that only builds and tests have', () => {
  const { dependencies } = JSON.parse(readProjectFile('package.json'));
  expect(found.size).toBeGreaterThan(5);
  const missing = [...found].filter(([name]) => !(name in dependencies) && !builtinModules.includes(name));
  expect(missing.map(([name, file]) => `${file} imports ${name}`)).toEqual([]);
});

it('servers read the build: neither files of the company, nor what reads them', () => {
  expect(files.size).toBeGreaterThan(50);
  const isCopied = (file: string) => copied.some((folder) => file.startsWith(folder));
  expect([...files].filter((file) => !isCopied(file))).toEqual([]);
  expect([...found.keys()].filter((name) => ['yaml', 'culori'].includes(name))).toEqual([]);
});

it('the guides and the image copy what servers import', () => {
  const folders = copied.map((folder) => folder.replace('/', ''));
  const goLive = readProjectFile('docs/how-to/go-live.md');
  const commands = [...goLive.matchAll(/^rsync -aR --delete dist-live (.*) package\.json /gm)];
  expect(commands.map(([, list]) => list)).toEqual([folders.join(' '), folders.join(' ')]);
  expect(readProjectFile('docs/how-to/deploy.md')).toContain(
    `--delete dist ${folders.join(' ')} package.json`,
  );
  const [image = ''] = readProjectFile('Dockerfile')
    .split(/^FROM /m)
    .slice(-1);
  const sources = [...image.matchAll(/^COPY (?!--)(\w+) \1$/gm)].map(([, folder]) => folder);
  expect(sources).toEqual(folders);
});
