import { describe, expect, it } from 'vitest';
import { dataOf } from '../shared/site-file/data-file.ts';
import { describeProblem } from '../shared/site-file/problem.ts';
import { addressProblems, settingProblems } from './check-links.ts';

const problemsIn = (yaml: string) => addressProblems(dataOf(yaml, 'site.yaml'), 'menus').map(describeProblem);
const settingsIn = (yaml: string) => settingProblems(dataOf(yaml, 'site.yaml')).map(describeProblem);

describe('addresses that the folder of a site names', () => {
  it('are named with file and line where no page stands', () => {
    const yaml = 'menus:\n  footer:\n    - group: company\n      entries:\n        - /abuot\n';
    expect(problemsIn(yaml)).toEqual([
      'site.yaml:5: menus.footer[0].entries[0]: no page stands at /abuot: did you mean “/about”?',
    ]);
  });
});

it('settings of pages are named with file and line', () => {
  expect(settingsIn('pages:\n  /team: off\n  webinar: off\n')).toEqual([
    'site.yaml:3: pages.webinar: no such page: did you mean “webinars”?',
  ]);
  expect(settingsIn('name: Acme\n')).toEqual([]);
});
