import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { markupProblems } from './rules/markup.ts';
import { sitePages } from './site-files.ts';

test.each(site.languages)('the HTML of all pages is valid, %s', async (language) => {
  const problems: string[] = [];
  for (const page of sitePages)
    if (page.language === language) problems.push(...(await markupProblems(page)));
  expect(problems).toEqual([]);
});

test('no page has a soft hyphen, which would be in accessible names and in copied text', () => {
  const found = sitePages.filter(({ html }) => /\u00AD|&shy;|&#(?:173|xad);/i.test(html));
  expect(found.map(({ file }) => file)).toEqual([]);
});
