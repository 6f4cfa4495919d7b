import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './layers.ts';
import { projectFolder } from '../../build/project-paths.ts';

/** All files of the project that a program imports, including itself. */
function filesOf(program: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { specifier, isTypeOnly } of importsOf(file, readFileSync(join(projectFolder, file), 'utf8')))
      if (specifier.startsWith('.') && !isTypeOnly) visit(posix.join(posix.dirname(file), specifier));
  };
  visit(program);
  return found;
}

/** The paths that a how-to copies to a server. */
function copiedBy(document: string): string[] {
  const text = readFileSync(join(projectFolder, 'docs', 'how-to', document), 'utf8');
  const [, list = ''] = /^rsync -aR? --delete (.*) server:\/srv\/site\/$/m.exec(text) ?? [];
  return list.split(' ').filter(Boolean);
}

test.each([
  ['deploy.md', 'server/site/main.ts'],
  ['go-live.md', 'server/live/main.ts'],
  ['go-live.md', 'server/live/commands.ts'],
])('%s copies all that %s needs', (document, program) => {
  const copied = copiedBy(document);
  const files = [...filesOf(program)];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
