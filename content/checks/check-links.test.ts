import { expect, it } from 'vitest';
import { dataOf } from '#shared/site-file/data-file.ts';
import { describeProblem } from '#shared/site-file/problem.ts';
import { addressProblems, goneServices, nameProblems, settingProblems } from './check-links.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';

const problemsIn = (yaml: string) =>
  addressProblems(siteFixture(), dataOf(yaml, 'site.yaml'), 'menus').map(describeProblem);
const settingsIn = (yaml: string) =>
  settingProblems(siteFixture(), dataOf(yaml, 'site.yaml')).map(describeProblem);

it('reports addresses without a page, with file and line', () => {
  const yaml = 'menus:\n  footer:\n    - group: company\n      entries:\n        - /abuot\n';
  expect(problemsIn(yaml)).toEqual([
    'site.yaml:5: menus.footer[0].entries[0]: no page at /abuot: did you mean “/about”?',
  ]);
});

it.each([
  ['/de/about', '/about'],
  ['/en', '/'],
])('says that %s in a menu is %s', (address, meant) => {
  expect(problemsIn(`menus:\n  legal:\n    - ${address}\n`)).toEqual([
    `site.yaml:3: menus.legal[0]: no page at ${address}: write ${meant}, without a language`,
  ]);
});

it('leaves out the address of a deleted service, with advice', () => {
  const yaml = 'menus:\n  legal:\n    - /services/gone\n';
  expect(problemsIn(yaml)).toEqual([]);
  expect(goneServices(siteFixture(), dataOf(yaml, 'site.yaml')).map(describeProblem)).toEqual([
    'site.yaml:3: menus.legal[0]: left out: there is no service for /services/gone',
  ]);
});

it('reports problems of page settings with file and line', () => {
  expect(settingsIn('pages:\n  /team: off\n  webinar: off\n')).toEqual([
    'site.yaml:3: pages.webinar: no such page: did you mean “webinars”?',
  ]);
  expect(settingsIn('name: Acme\n')).toEqual([]);
});

it.each([
  ['/abuot', '/us', 'no page at /abuot: did you mean “/about”?'],
  ['/about', '/contact', '/contact is also the address of /contact'],
  ['/', '/start', 'home cannot have another address'],
])('translated address: %s %s', (path, name, reason) => {
  const site = siteFixture({ site: { addresses: { en: { [path]: name } } } });
  const said = nameProblems(site, dataOf(`addresses:\n  en:\n    ${path}: ${name}\n`, 'site.yaml'));
  expect(said.map(describeProblem)).toEqual([`site.yaml:3: addresses.en.${path}: ${reason}`]);
});

it('names the language of a translated address that the site does not have', () => {
  const site = siteFixture({ site: { addresses: { xx: { '/about': '/us' } } } });
  const said = nameProblems(site, dataOf('addresses:\n  xx:\n    /about: /us\n', 'site.yaml'));
  expect(said.map(({ reason }) => reason)).toEqual(['xx is not a language of the site']);
});

it('reports an address once when it hides another page', () => {
  const site = siteFixture({ site: { addresses: { en: { '/careers': '/jobs', '/about': '/contact' } } } });
  const said = nameProblems(site, dataOf('addresses: {}\n', 'site.yaml')).map(({ field }) => field);
  expect(said).toEqual(['addresses.en./about']);
});
