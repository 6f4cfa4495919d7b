import { expect, it } from 'vitest';
import { dataOf } from '../shared/site-file/data-file.ts';
import { describeProblem } from '../shared/site-file/problem.ts';
import { languages } from '../shared/locales.ts';
import { addresses } from '../shared/site.ts';
import { addressProblems, goneServices, nameProblems, settingProblems } from './check-links.ts';

const problemsIn = (yaml: string) => addressProblems(dataOf(yaml, 'site.yaml'), 'menus').map(describeProblem);
const settingsIn = (yaml: string) => settingProblems(dataOf(yaml, 'site.yaml')).map(describeProblem);

it('addresses that the folder of a site names are named with file and line where no page stands', () => {
  const yaml = 'menus:\n  footer:\n    - group: company\n      entries:\n        - /abuot\n';
  expect(problemsIn(yaml)).toEqual([
    'site.yaml:5: menus.footer[0].entries[0]: no page stands at /abuot: did you mean “/about”?',
  ]);
});

it('an address may be a service that is gone: it is left out, with advice', () => {
  const yaml = 'menus:\n  legal:\n    - /services/gone\n';
  expect(problemsIn(yaml)).toEqual([]);
  expect(goneServices(dataOf(yaml, 'site.yaml')).map(describeProblem)).toEqual([
    'site.yaml:3: menus.legal[0]: left out: there is no service for /services/gone',
  ]);
});

it('settings of pages are named with file and line', () => {
  expect(settingsIn('pages:\n  /team: off\n  webinar: off\n')).toEqual([
    'site.yaml:3: pages.webinar: no such page: did you mean “webinars”?',
  ]);
  expect(settingsIn('name: Acme\n')).toEqual([]);
});

it.each([
  ['/abuot', '/us', 'no page stands at /abuot: did you mean “/about”?'],
  ['/about', '/contact', '/contact is also the address of /contact'],
  ['/', '/start', 'no other name for home, or in a language that the site lacks'],
])('the name of a page in the addresses of a language: %s %s', (path, name, reason) => {
  const [language = ''] = languages;
  addresses[language] = [[path, name]];
  const said = nameProblems(dataOf(`addresses:\n  ${language}:\n    ${path}: ${name}\n`, 'site.yaml'));
  expect(said.map(describeProblem)).toEqual([`site.yaml:3: addresses.${language}.${path}: ${reason}`]);
  Reflect.deleteProperty(addresses, language);
});

it('blames no name for the page that another one hides', () => {
  const [language = ''] = languages;
  addresses[language] = [
    ['/careers', '/jobs'],
    ['/about', '/contact'],
  ];
  const said = nameProblems(dataOf('addresses: {}\n', 'site.yaml')).map(({ field }) => field);
  expect(said).toEqual([`addresses.${language}./about`]);
  Reflect.deleteProperty(addresses, language);
});
