import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteCommands } from '../site-commands.ts';

/** A product of a few files, in two versions, for tests of the upgrade. */
export type Files = Record<string, string>;

const packageJson = (version: string) => `${JSON.stringify({ name: 'product', version })}\n`;

/** The first version. */
export const first: Files = {
  'package.json': packageJson('0.1.0'),
  'CHANGELOG.md': '# Changelog\n\n## 0.1.0 (2026-11-01)\n\n- All.\n',
  '.gitignore': '.cache/\nproduct-changes.patch\n',
  'scripts/start.mjs': 'one\n',
  'src/kept.ts': 'kept\n',
  'src/changed.ts': 'one\n',
  'src/old/gone.ts': 'gone\n',
  'sites/sample/site.yaml': 'name: Sample\nlanguages: [en]\n',
};

/** The second version. */
export const second: Files = {
  'package.json': packageJson('0.2.0'),
  'CHANGELOG.md':
    '# Changelog\n\n## 0.2.0 (2026-11-22)\n\n### For adopters\n\nLook at the footer.\n\n### New\n\n- More.\n\n## 0.1.0 (2026-11-01)\n\n- All.\n',
  '.gitignore': first['.gitignore'] ?? '',
  'scripts/start.mjs': 'two\n',
  'src/kept.ts': 'kept\n',
  'src/changed.ts': 'two\n',
  'src/new/here.ts': 'new\n',
  'sites/sample/site.yaml': 'name: Sample\nlanguages: [en]\nversion: 0.2.0\n',
};

/** The company's. */
export const ofCompany: Files = {
  'sites/default': 'acme\n',
  'sites/acme/site.yaml': '# Ours.\nname: Acme\nlanguages: [en]\n',
  'sites/acme/overrides/src/changed.ts': 'ours\n',
  'notes.txt': 'ours\n',
};

/** Writes files into a folder. */
export function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** All files of a folder but those of Git and of the upgrade itself. */
export function filesIn(folder: string): Files {
  const exclude = ['.git', '.cache', 'product-changes.patch'];
  const names = [...globSync('**/*', { cwd: folder, exclude }), '.gitignore'].filter(
    (name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Runs Git in a folder. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** An empty folder on the system's disk. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'upgrade-'));

/** Deletes folders of a test. */
export function remove(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Commands that build nothing. @param done is told each one */
export const commandsSaying = (done: string[]): SiteCommands => ({
  check: (site) => void done.push(`check ${site}`),
  build: (site) => void done.push(`build ${site}`),
  keepPages(site, folder) {
    done.push(`keep ${site}`);
    mkdirSync(folder, { recursive: true });
  },
  changedPages: () => ['- `- title: One` (/)'],
});
