import { describe, expect, it } from 'vitest';
import { isDefaultSite } from '../../../config/site-folder.ts';
import { describeChanges, siteChanges } from '../page-facts.ts';
import { keptPages, pagesNow } from './kept-pages.ts';
import { isFullMatrix } from '../../../e2e/matrix.ts';

/*
 * What companies see on their pages that upgrade without touching their content: sites of an earlier version, with the
 * pages they had in it, are carried to this product and built. Each difference is listed beside the pages, for a person
 * to review; one that is not listed fails. `MATRIX=full vitest run --config=vitest.built-site.config.ts old-pages
 * --update` writes the lists. Three builds: only in the matrix.
 */

const version = '0.1.0';

describe.runIf(isFullMatrix && isDefaultSite)(`the pages of a site of ${version}`, () => {
  const { moment, sites } = keptPages(version);

  it.each(Object.entries(sites))(
    '%s are as they were, or what has changed is listed',
    async (name, before) => {
      const after = await pagesNow(version, name, moment);
      const changes = siteChanges(new Map(Object.entries(before)), new Map(Object.entries(after)));
      const list = `${describeChanges(changes).join('\n')}\n`;
      await expect(list).toMatchFileSnapshot(`./pages-since-${version}/${name}.txt`);
    },
    600_000,
  );
});
