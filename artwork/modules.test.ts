import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { madeFolders } from '../shared/made-folders.ts';

/** The names that a text exports, by module. */
const exportsIn = (text: string) => [...text.matchAll(/^\s*export const (\w+)/gm)].map(([, name]) => name);

const declarations = readFileSync(join(import.meta.dirname, 'modules.d.ts'), 'utf8').split('declare module ');
const declared = declarations.slice(1).flatMap((text) => {
  const file = /^'#artwork\/(.+)'/.exec(text)?.[1];
  return exportsIn(text).map((name) => `${file}: ${name}`);
});

it('declares nothing that the build does not write', () => {
  const folder = join(import.meta.dirname, '..', madeFolders.artwork);
  const written = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => exportsIn(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(declared).toContain('covers.ts: covers');
  expect(declared.filter((one) => !written.includes(one))).toEqual([]);
});
