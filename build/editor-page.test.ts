import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorModule, keepChecks } from './editor-page.ts';
import { projectFolder } from './project-paths.ts';

it('the installed editor has the place that keeps the checks of all languages', () => {
  const code = readFileSync(join(projectFolder, 'node_modules', editorModule), 'utf8');
  expect(keepChecks(code)).toMatch(
    /([\w$]+)\.validities=\{\.\.\.\1\.validities,\.\.\.[\w$]+\},\1\.validationMessages=\{\.\.\.\1\.validationMessages,\.\.\.[\w$]+\}/,
  );
});

it.each([
  'draft.validities = validities',
  'a.validities=b,c.validationMessages=d',
  'a.validities=b,a.validationMessages=c;d.validities=e,d.validationMessages=f',
])('an editor in which it is not once is an error: %s', (code) => {
  expect(() => keepChecks(code)).toThrow(/^build\/editor-page\.ts: not one place/);
});
