import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-paths.ts';
import { noSiteInBrowser } from './site-styles.ts';

function parse(id: string): void {
  const { moduleParsed } = noSiteInBrowser;
  if (typeof moduleParsed !== 'function') throw new Error('The plugin has no hook for modules');
  Reflect.apply(moduleParsed, undefined, [{ id, importers: ['src/app/entry.tsx'] }]);
}

it.each(['content/collections/jobs.ts', 'build/build.ts', 'content/read/site-folder.ts'])(
  'keeps %s out of the browser',
  (file) => {
    expect(() => parse(join(projectFolder, file))).toThrow('take the values as props');
  },
);

it.each(['src/app/entry.tsx', 'shared/limits.ts', 'node_modules/react/build/index.js'])(
  'lets %s into the browser',
  (file) => {
    expect(() => parse(join(projectFolder, file))).not.toThrow();
  },
);

it('checks only folders of the project, wherever the project is', () => {
  expect(() => parse(join(projectFolder, '..', 'build/site/src/app/entry.tsx'))).not.toThrow();
});
