import { describe, expect, it } from 'vitest';
import { isChecked, parseWordList, proseProblems } from './prose.ts';
import { readProjectFile } from './source-files.ts';

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

it('an entry of the word list without a better word is an error', () => {
  expect(() => parseWordList('\\bwhoever\\b\n')).toThrow('no better word');
});

it('the word list finds the words of the architecture', () => {
  const list = parseWordList(readProjectFile('tests/checks/word-list.tsv'));
  for (const text of [
    'The file stands in the folder.',
    'It belongs into a repository.',
    'What is told of a page',
    'The facts of an item',
    'Ten rooms',
    'Any Node from 20 on will do.',
    'Whoever runs it',
  ])
    expect(proseProblems(list, 'a.md', text)).toHaveLength(1);
});

it.each([
  ['README.md', true],
  ['docs/how-to/deploy.md', true],
  ['content/default-pages/mails.yaml', true],
  ['sites/_starter/pages/home.yaml', true],
  ['sites/_starter/legal/privacy.de.md', false],
  ['docs/examples/posts/first-year.de.md', false],
  ['sites/basaltworks/pages/home.yaml', false],
  ['docs/specification.md', false],
  ['src/app/splash.css', false],
])('%s is checked: %s', (file, isExpected) => {
  expect(isChecked(file)).toBe(isExpected);
});
