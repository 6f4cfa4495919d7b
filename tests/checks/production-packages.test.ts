import { expect, test } from 'vitest';
import { packageProblems, productionPackages, type LockedPackages } from './production-packages.ts';

const packages: LockedPackages = {
  '': {},
  'node_modules/server': { version: '1.0.0', license: 'MIT' },
  'node_modules/server/node_modules/@scope/part': { version: '2.0.0', license: 'ISC' },
  'node_modules/extra': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/both': { version: '1.0.0', license: 'MIT', devOptional: true },
  'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0', dev: true, hasInstallScript: true },
};
const reasons = { server: 'serves', '@scope/part': 'comes with server' };

test('production packages include their dependencies', () => {
  expect(productionPackages(packages).map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@scope/part 2.0.0',
    'server 1.0.0',
  ]);
  expect(packageProblems(packages, reasons, ['tool'])).toEqual([]);
});

test('reports install scripts, forbidden licences and packages without a purpose', () => {
  const worse: LockedPackages = {
    ...packages,
    'node_modules/more': { version: '1.0.0', license: 'GPL-3.0', hasInstallScript: true },
    'node_modules/bare': { version: '1.0.0' },
  };
  expect(packageProblems(worse, { ...reasons, bare: 'x', gone: 'x' }, ['more'])).toEqual([
    'bare has the licence none, which is not allowed',
    'more runs an install script',
    'more has the licence GPL-3.0, which is not allowed',
    'more is new: add its purpose to tests/checks/check-dependencies.ts',
    'tool runs an install script, but is not in allowScripts of package.json',
    'gone is not installed: remove its purpose from tests/checks/check-dependencies.ts',
  ]);
});
