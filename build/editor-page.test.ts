import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorModule, fillPanes, keepChecks, shareConfig } from './editor-page.ts';
import { projectFolder } from './project-paths.ts';

const code = readFileSync(join(projectFolder, 'node_modules', editorModule), 'utf8');

it('the installed editor has the place that keeps the checks of all languages', () => {
  expect(keepChecks(code)).toMatch(
    /([\w$]+)\.validities=\{\.\.\.\1\.validities,\.\.\.[\w$]+\},\1\.validationMessages=\{\.\.\.\1\.validationMessages,\.\.\.[\w$]+\}/,
  );
});

it.each([
  'draft.validities = validities',
  'a.validities=b,c.validationMessages=d',
  'a.validities=b,a.validationMessages=c;d.validities=e,d.validationMessages=f',
])('an editor in which it is not once is an error: %s', (other) => {
  expect(() => keepChecks(other)).toThrow(/^build\/editor-page\.ts: not one place/);
});

it('the installed editor has the place that copies its configuration', () => {
  expect(shareConfig(code)).toMatch(/let ([\w$]+)=[\w$]+;\1\._siteURL=\1\.site_url/);
});

it.each(['let a=structuredClone(b);b._siteURL=1', 'let a=b;a._siteURL=1'])(
  'an editor that copies it in another way is an error: %s',
  (other) => {
    expect(() => shareConfig(other)).toThrow(/^build\/editor-page\.ts: not one place/);
  },
);

it('the installed editor has the place that fills its panes', () => {
  expect(fillPanes(code)).toMatch(
    /([\w$]+\([\w$]+\))&&\([\w$]+\.current=null,[\w$]+\.current=null\)\}\),[\w$]+\(\(\)=>\[\1,/,
  );
  expect(() => fillPanes('a.current=null')).toThrow(/^build\/editor-page\.ts: not one place/);
});
