import { expect, test } from 'vitest';
import {
  packageProblems,
  packagesWithInstallScript,
  productionPackages,
  renderDependenciesPage,
  type LockedPackages,
} from './production-packages.ts';

const packages: LockedPackages = {
  '': {},
  'node_modules/server': { version: '1.0.0', license: 'MIT' },
  'node_modules/server/node_modules/@scope/part': { version: '2.0.0', license: 'ISC' },
  'node_modules/extra': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/both': { version: '1.0.0', license: 'MIT', devOptional: true },
  'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0', dev: true, hasInstallScript: true },
};
const reasons = { server: 'serves', '@scope/part': 'comes with server' };

test('production is what is not only for development, what is pulled included', () => {
  expect(productionPackages(packages).map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@scope/part 2.0.0',
    'server 1.0.0',
  ]);
  expect(packageProblems(packages, reasons, ['tool'])).toEqual([]);
});

test('an install script, a licence that is not allowed and a package without a reason are found', () => {
  const worse: LockedPackages = {
    ...packages,
    'node_modules/more': { version: '1.0.0', license: 'GPL-3.0', hasInstallScript: true },
    'node_modules/bare': { version: '1.0.0' },
  };
  expect(packageProblems(worse, { ...reasons, bare: 'x', gone: 'x' }, ['more'])).toEqual([
    'bare has the licence none, which is not allowed',
    'more runs a script when it is installed',
    'more has the licence GPL-3.0, which is not allowed',
    'more is new: say why it is needed in tests/checks/check-dependencies.ts',
    'tool runs a script when it is installed, and allowScripts of package.json does not name it',
    'gone is no longer there: drop its reason from tests/checks/check-dependencies.ts',
  ]);
});

test('more packages than allowed are a problem', () => {
  const many = Array.from(
    { length: 31 },
    (_, index) => [`node_modules/p${index}`, { version: '1.0.0', license: 'MIT' }] as const,
  );
  const known = Object.fromEntries(many.map((_, index) => [`p${index}`, 'x']));
  expect(packageProblems(Object.fromEntries(many), known, [])).toEqual([
    '31 packages in production, at most 30 are allowed',
  ]);
});

test('the page counts, sums and names the tools with install scripts', () => {
  const sizes = { 'node_modules/server': 1_234_000, 'node_modules/server/node_modules/@scope/part': 6_000 };
  const page = renderDependenciesPage(packages, reasons, sizes);
  expect(page).toContain('## In production: 2 packages, 1,240 KB unpacked');
  expect(page).toContain('| server | 1.0.0 | 1,234 KB | MIT | serves |');
  expect(page).toContain('## For building and testing: 1 packages');
  expect(page).toContain('only: `tool`. ');
  expect(packagesWithInstallScript(packages)).toEqual(['tool']);
});
