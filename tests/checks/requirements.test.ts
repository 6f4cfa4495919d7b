import { expect, test } from 'vitest';
import { readProjectFile, sourceFiles } from './source-files.ts';

/** Every requirement of docs/requirements.tsv has a test with its number in the title: `test('… (R041, R042)', …)`. */

const titles =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?<quote>['"`])(?<title>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/g;

const requirements = new Set(
  readProjectFile('docs/requirements.tsv')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || []),
);

const tested = new Set(
  sourceFiles
    .filter((file) => /\.(test|spec|check)\.tsx?$/.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(titles)])
    .flatMap(({ groups }) => groups?.title?.match(/\bR\d{3}\b/g) ?? []),
);

test('every requirement has a test, and every test names existing requirements', () => {
  expect(requirements.size).toBeGreaterThan(200);
  expect([...requirements.difference(tested)]).toEqual([]);
  expect([...tested.difference(requirements)]).toEqual([]);
});
