import { expect, it } from 'vitest';
import {
  bareImports,
  foldersWithoutLine,
  longCommentLines,
  mappedFolders,
  mediaInPx,
} from './house-rules.ts';
import { projectFiles, readProjectFile, sourceFiles } from './source-files.ts';

it('has at most 120 columns in each comment line', () => {
  const long = sourceFiles.flatMap((file) => longCommentLines(file, readProjectFile(file)));
  expect(long, 'break these comment lines').toEqual([]);
});

it('has a line in the map of CONTRIBUTING.md for each folder', () => {
  const missing = foldersWithoutLine(readProjectFile('CONTRIBUTING.md'), mappedFolders(projectFiles));
  expect(missing, 'add a line for each to the table in CONTRIBUTING.md').toEqual([]);
});

it.each([
  ['matchMedia("(width >= 1024px)")', '(width >= 1024px)'],
  ['matchMedia(`(width >= ${limits.largePx}px)`)', '(width >= ${limits.largePx}px)'],
  ['sizes="(min-width: 48em) and (max-height: 600px) 50vw"', '(max-height: 600px)'],
])('finds px in a media condition of %s', (code, condition) => {
  expect(mediaInPx('a.tsx', code)).toEqual([expect.stringContaining(condition)]);
});

it('has no px in media conditions of code', () => {
  const files = sourceFiles.filter((file) => !file.startsWith('tests/'));
  expect(files.flatMap((file) => mediaInPx(file, readProjectFile(file)))).toEqual([]);
});

it.each([
  ["import('./card.tsx').then(show)", 1],
  ['const { Page } = await import(/* @vite-ignore */ link.href);', 1],
  ["await fetchModule(() => import('./card.tsx'))", 0],
  ["fetchModule<Card>(\n  () => import('./card.tsx'),\n)", 0],
  ["type Card = typeof import('./card.tsx');", 0],
])('finds imports that are not tried again in %s', (code, count) => {
  expect(bareImports('a.tsx', code)).toHaveLength(count);
});

it('tries each lazy part again after a failure', () => {
  const files = sourceFiles.filter((file) => /^src\/.*(?<!\.test|\/fetch-module)\.tsx?$/.test(file));
  expect(files.flatMap((file) => bareImports(file, readProjectFile(file)))).toEqual([]);
});
