import { expect, it } from 'vitest';
import { foldersWithoutLine, longCommentLines, mappedFolders, mediaInPx } from './house-rules.ts';
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
