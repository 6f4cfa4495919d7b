import { expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { attempt, DataError, describeProblem } from '../shared/site-file/problem.ts';
import { readdirSync } from 'node:fs';
import { languagesOfProduct } from '../shared/i18n/words-in.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { problemsOf } from '../shared/site-file/parse-data.ts';
import { defaultPages, sectionOf } from './page-words.ts';
import { pageSchemas, pagesWithWords } from './schema/pages.ts';

it('R096: the files of the site have no problems', () => {
  expect(checkContent()).toEqual([]);
});

it('R096: what is wrong with a file is told, and what is no fault of a file is not hidden', () => {
  const problem = { file: 'services/scan.yaml', line: 3, field: 'icon', reason: 'missing' };
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(attempt(fail(new DataError([problem]))).wrong).toEqual([problem]);
  expect(() => attempt(fail(new RangeError('a slip of ours')))).toThrow('a slip of ours');
});

it('pages that a new site does not write have words in each language of the product', () => {
  const files = readdirSync(defaultPages);
  const problems = pagesWithWords
    .filter((page) => files.includes(`${page}.yaml`))
    .flatMap((page) =>
      languagesOfProduct.flatMap((language) =>
        problemsOf(pageSchemas[page], sectionOf(readYaml(`${defaultPages}/${page}.yaml`), language)),
      ),
    );
  expect(problems.map(describeProblem)).toEqual([]);
  expect(files.filter((file) => !pagesWithWords.some((page) => `${page}.yaml` === file))).toEqual([]);
});
