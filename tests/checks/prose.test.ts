import { describe, expect, it } from 'vitest';
import { parseWordList, proseProblems } from './prose.ts';

const words = parseWordList('# A comment\n\\bwhoever\\b\tanybody who\n');
const problem = (file: string, line: number, found: string) =>
  `${file}:${line}: "${found}": write "anybody who" (tests/checks/word-list.tsv)`;

describe('a word to avoid', () => {
  it.each([
    ['a.md', 'One.\nWhoever reads this', 2, 'Whoever'],
    ['a.ts', 'const a = 1;\n/**\n * For whoever\n */\n', 3, 'whoever'],
    ['a.ts', 'throw new Error(`ask whoever runs ${a}`);', 1, 'whoever'],
    ['a.tsx', "export const A = () => <p title='whoever comes' />;", 1, 'whoever'],
    ['a.yaml', 'en:\n  title: For whoever\n', 2, 'whoever'],
    ['a.yaml', 'title: One # for whoever\n', 1, 'whoever'],
  ])('is found in %s: %j', (file, text, line, found) => {
    expect(proseProblems(words, file, text)).toEqual([problem(file, line, found)]);
  });

  it.each([
    ['a.md', 'Run `whoever`, and see [this](whoever.md).\n\n```sh\nwhoever\n```\n'],
    ['a.md', 'The message is “ask whoever runs it”.'],
    ['a.ts', "const whoever = f('whoever');\n/** `whoever` @param whoever the person */"],
    ['a.yaml', 'en:\n  whoever: One\nde:\n  title: whoever\n'],
  ])('is not found in code, quotations and other languages: %s: %j', (file, text) => {
    expect(proseProblems(words, file, text)).toEqual([]);
  });
});

it('reports an entry of the word list without a better word', () => {
  expect(() => parseWordList('\\bwhoever\\b\n')).toThrow('no better word');
});
