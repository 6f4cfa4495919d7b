import { expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import {
  addressProblems,
  goneServices,
  nameProblems,
  servicesInNoMenu,
  settingProblems,
} from './check-links.ts';
import { problemsOfFiles, siteFixture, starterWith, type Edit } from '#content/test-support/site-fixture.ts';

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

const portal = 'https://portal.company.example/login';
const barLink: Edit = ['site.yaml', '    - page: /portfolio\n', `    - link: ${portal}\n`];
const nameIn = (...languages: string[]): Edit[] =>
  languages.map((language) => [
    'pages/menu.yaml',
    new RegExp(`^${language}:\\n`, 'm'),
    `${language}:\n  names: { ${portal}: Portal }\n`,
  ]);
const file: Edit = ['files/rates.pdf', null, 'text'];
const homeButton = (to: string): Edit => ['pages/home.yaml', /(?<=button: [^\n]*\n)/, `    to: ${to}\n`];

it('takes links to other sites and to files that have a name in each language', () => {
  const files = starterWith(barLink, ...nameIn('en', 'es', 'fr', 'de'));
  expect(problemsOfFiles(files)).toEqual([]);
});

it.each<[said: string[], edits: Edit[]]>([
  [
    ['fr', 'de'].map(
      (language) => `${language}.names: missing: the name of ${portal}, which a menu of site.yaml has`,
    ),
    [barLink, ...nameIn('en', 'es')],
  ],
  [
    ['en', 'es'].map(
      (language) =>
        `${language}.names.${portal}: no menu of site.yaml has ${portal}: remove it, or add it there`,
    ),
    nameIn('en', 'es'),
  ],
  [
    ['menus.main[3].link: no such file: /rate.pdf; did you mean “/rates.pdf”?'],
    [['site.yaml', 'page: /portfolio', 'link: /rate.pdf'], file],
  ],
  [
    [
      'menus.main[3].link: must be an address, such as /about, /prices.pdf or https://example.com: portal.example',
    ],
    [['site.yaml', 'page: /portfolio', 'link: portal.example']],
  ],
  [
    ['menus.main[3].page: must be an address of the site, such as /about: https://portal.example'],
    [['site.yaml', 'page: /portfolio', 'page: https://portal.example']],
  ],
  [
    ['menus.main[1]: neither a page, a link nor a group with entries'],
    [['site.yaml', '      services: all\n', '']],
  ],
  [['en.consultation.to: no such page: /contakt; did you mean “/contact”?'], [homeButton('/contakt')]],
  [['en.consultation.to: no such file: /rates.pdf; put it into files/'], [homeButton('/rates.pdf')]],
  [[], [homeButton('/files/rates.pdf'), file]],
  [[], [homeButton('https://book.example/call')]],
])('says %j', (said, edits) => {
  const found = problemsOfFiles(starterWith(...edits));
  expect(said.filter((part) => !found.some((one) => one.includes(part)))).toEqual([]);
  expect(found.length > 0).toBe(said.length > 0);
});

it('gives advice on services that are in no menu', () => {
  const adviceAfter = (...edits: Edit[]) =>
    servicesInNoMenu(readSite(new SiteSource('acme', starterWith(...edits)))).map(({ reason }) => reason);
  expect(adviceAfter()).toEqual([]);
  expect(adviceAfter(['site.yaml', /services: all/g, 'entries: [/services/managed-it]'])).toEqual([
    '/services/custom-software is in no menu: add it, or write services: all in a group',
  ]);
});
