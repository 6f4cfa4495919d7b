import { describe, expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { starterWith, type Edit } from '#content/test-support/site-fixture.ts';
import { readRepairableSite } from './repairable-site.ts';

const file = 'site.yaml';
const read = (...edits: Edit[]) => readRepairableSite(new SiteSource('acme', starterWith(...edits)));

describe('a site whose site.yaml has mistakes is read', () => {
  it.each<[problem: string, found: string | RegExp, text: string]>([
    ['contact.phone', '+1 (555) 010-0100', '964 55 01 02'],
    ['contact.email.general', 'hello@company.example', 'hello'],
    ['contact.officeHours', 'opens: 09:00', 'week: [9-5]\n    opens: 09:00'],
    ['contact.security.expires', '2027-01-15', '15/06'],
    ['channels', 'foundedYear:', 'channels:\n  - type: whatsapp\n    value: 600 11 22 33\nfoundedYear:'],
    ['name', /name: Company\n/, `name: ${'Company '.repeat(30)}\n`],
    ['name', /name: Company\n/, ''],
    ['wordmark', /wordmark:\n {2}- Company/, 'wordmark:\n  - Other'],
    ['foundedYear', 'foundedYear: 2026', 'foundedYear: soon'],
    ['locales', 'contact:', 'locales:\n  it: it-IT\ncontact:'],
    ['phone', 'contact:', 'phone: 1\ncontact:'],
    ['menus.main', /main:\n {4}- page: \/\n/, 'main: 7\n  other:\n    - page: /\n'],
    ['pictures', 'picture: /images/home.svg', 'picture: /images/home.jpg'],
  ])('%s', (problem, found, text) => {
    const { loaded, wrong } = read([file, found, text]);
    const { site } = loaded;
    expect(wrong.map(describeProblem)).toContainEqual(
      expect.stringMatching(new RegExp(`^acme/site\\.yaml:\\d+: ${RegExp.escape(problem)}`)),
    );
    expect(wrong.every((one) => one.file === 'acme/site.yaml')).toBe(true);
    expect(site.languages).toEqual(['en', 'es', 'fr', 'de']);
    expect(site.settings.name).toBe('Company');
    expect(site.postCategories['en']).not.toEqual([]);
  });

  it('with its own fields that are right', () => {
    const { loaded } = read(
      [file, 'https://company.example', 'https://cobalto.example'],
      [file, 'name: Company\nwordmark:\n  - Company', 'name: Cobalto\nwordmark: [Cobalto]'],
      [file, '+1 (555) 010-0100', '964 55 01 02'],
      [file, /languages:\n(?: {2}- \w+\n)+/, 'languages: [es, en]\n'],
    );
    const { settings, languages } = loaded.site;
    expect([settings.name, settings.origin, ...languages]).toEqual([
      'Cobalto',
      'https://cobalto.example',
      'es',
      'en',
    ]);
  });
});

it('a site without mistakes in site.yaml is read as always', () => {
  expect([read().wrong, read().loaded.problems]).toEqual([[], []]);
  const { loaded, wrong } = read(['posts/categories.yaml', null, 'a: [']);
  expect([wrong, loaded.problems.map((one) => one.file)]).toEqual([[], ['acme/posts/categories.yaml']]);
});

it.each([
  ['no YAML', null, 'name: [\n'],
  ['no fields', null, '- name\n- origin\n'],
  ['no languages', /languages:\n(?: {2}- \w+\n)+/, ''],
  ['languages that are none', /languages:\n(?: {2}- \w+\n)+/, 'languages: [english]\n'],
] as const)('a site.yaml with %s is refused', (_, found, text) => {
  expect(() => read([file, found as null, text])).toThrow(/^acme\/site\.yaml/);
});
