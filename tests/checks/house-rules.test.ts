import { expect, it } from 'vitest';
import { foldersWithoutLine, longCommentLines, mappedFolders } from './house-rules.ts';
import { projectFiles, readProjectFile, sourceFiles } from './source-files.ts';

it('has at most 120 columns in each comment line', () => {
  const long = sourceFiles.flatMap((file) => longCommentLines(file, readProjectFile(file)));
  expect(long, 'break these comment lines').toEqual([]);
});

it('has a line in the map of CONTRIBUTING.md for each folder', () => {
  const missing = foldersWithoutLine(readProjectFile('CONTRIBUTING.md'), mappedFolders(projectFiles));
  expect(missing, 'add a line for each to the table in CONTRIBUTING.md').toEqual([]);
});
