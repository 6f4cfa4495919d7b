import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languagesOfProduct } from '../shared/i18n/words-in.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { describeProblem } from '../shared/site-file/problem.ts';
import { problemsOf } from '../shared/site-file/parse-data.ts';
import { defaultPages, sectionOf } from './page-words.ts';
import { pageSchemas, pagesWithWords } from './schema/pages.ts';

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
