import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { problemsOf } from '#content/site-file/parse-data.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { siteSchema } from '#content/site-file/site.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { formAction, formEndpoints, formNames, hasEndpoint, hasForm } from './form-endpoints.ts';

const sample = readFileSync('content/schema/test-support/site.yaml', 'utf8').replace(
  'forms: demonstration\n',
  '',
);
const [all, list] = ['https://forms.example/all', 'https://list.example/in'];

describe('where forms post to', () => {
  it.each([
    [undefined, 'simulated', [undefined, undefined, undefined]],
    [undefined, 'live', ['/api/enquiries', '/api/newsletter', '/api/applications']],
    [{ endpoint: all }, 'simulated', [all, all, all]],
    [{ endpoint: all, newsletter: list, application: 'off' }, 'simulated', [all, list, undefined]],
    [{ enquiry: all }, 'simulated', [all, undefined, undefined]],
    [{ newsletter: list, application: 'off' }, 'live', ['/api/enquiries', list, undefined]],
  ] as const)('with %j in %s mode: %j', (forms, mode, addresses) => {
    const site = siteFixture({ site: forms ? { forms } : {} });
    expect(formNames.map((form) => formAction(site, mode, form))).toEqual(addresses);
    expect(formNames.map((form) => hasForm(site, mode, form))).toEqual(
      addresses.map((address) => address !== undefined),
    );
    expect(hasEndpoint(site, mode)).toBe(addresses.some((address) => address?.startsWith('https:')));
  });

  it('a demonstration has every form, and posts none', () => {
    const site = siteFixture({ site: { forms: 'demonstration' } });
    expect(hasForm(site, 'simulated', 'application')).toBe(true);
    expect(formAction(site, 'simulated', 'application')).toBeUndefined();
    expect(formEndpoints('demonstration')).toEqual([]);
    expect(formEndpoints({ endpoint: all, newsletter: 'off', enquiry: list })).toEqual([all, list]);
  });

  it.each([
    ['demo', 'forms: neither “demonstration” nor “endpoint: https://…”'],
    ['{}', 'forms: names no form: write endpoint: https://…'],
    [
      '{ enquiry: http://a.example }',
      'forms.enquiry: neither off nor an address that starts with https://: http',
    ],
    ['{ newsleter: off }', 'forms: newsleter: unknown: did you mean “newsletter”?'],
  ])('%s is wrong', (written, said) => {
    const text = `${sample}\nforms: ${written}\n`;
    expect(problemsOf(siteSchema, dataOf(text, 'site.yaml')).map(describeProblem).join()).toContain(said);
  });
});
