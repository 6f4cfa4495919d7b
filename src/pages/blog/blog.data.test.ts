import { expect, it } from 'vitest';
import { testSite } from '#content/test-support/test-site.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pages } from './blog.data.ts';

it.each([
  ['en', /^Page 2: \S/],
  ['de', /^Seite 2: \S/],
  ['es', /^Página 2: \S/],
  ['fr', /^Page 2\u00A0: \S/],
])('describes a further page of the listing with the colon of the language: %s', async (language, start) => {
  const context = {
    site: testSite,
    language,
    t: createTranslator(testSite, language),
    mode: 'simulated',
  } as const;
  const { head } = await pages[1]!.load({ ...context, parameters: { number: '2' } });
  expect(head.description).toMatch(start);
});
