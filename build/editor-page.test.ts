import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import {
  addOwnChanges,
  editorModule,
  fillPanes,
  keepChecks,
  keepDrafts,
  openAllStores,
  shareConfig,
} from './editor-page.ts';
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

const opens = 'if(a&&!b){let{databaseName:c}=a.repository??{};if(c){b=new D(c,`draft-backups`)}}';
const compares = 'a.current=await b(c(d)),console.debug(`CMS configuration:`)';

it('the installed editor has the places that keep drafts', () => {
  const kept = keepDrafts(code);
  expect(kept).toMatch(/if\([\w$]+\)\{let\{databaseName:([\w$]+)\}=.{1,80}new [\w$]+\(\1,`draft-backups`/);
  expect(kept).toMatch(/await [\w$]+\([\w$]+\([\w$]+,\(name,part\)=>name===`options`\?void 0:part\)\)/);
  expect(keepDrafts(opens + compares)).toContain('if(a){');
});

it.each([compares, opens, `${opens}${opens}${compares}`, opens.replace('&&!b', '&&!c') + compares])(
  'an editor that keeps drafts in another way is an error: %s',
  (other) => {
    expect(() => keepDrafts(other)).toThrow(/^build\/editor-page\.ts: not one place/);
  },
);

it('the installed editor has the places that keep and restore drafts, and open the database', () => {
  const own = addOwnChanges(code);
  expect(own).toMatch(/^import\{keepOwnChanges\}from".*\/build\/editor\/own-changes\.ts";/);
  expect(own).toMatch(/,originalValues:([\w$]+)\(ofDraft\),files:/);
  expect(own).toMatch(
    /\(\[([\w$]+),([\w$]+)\]\)=>\{keepOwnChanges\(\2,ofDraft\[\1\],[\w$]+\.originalValues\[\1\]\);/,
  );
  expect(openAllStores(code)).toMatch(/for\(let count=0;[\w$]+&&count<9;count\+=1\)\{/);
  for (const change of [addOwnChanges, openAllStores])
    expect(() => change('a=b')).toThrow(/^build\/editor-page\.ts: not one place/);
});

it('the library that writes configurations leaves out what can be chosen', () => {
  const config = (label: string) => ({ fields: [{ name: 'author', options: [{ label }] }] });
  const written = (label: string) =>
    stringify(config(label), (name: unknown, part: unknown) => (name === 'options' ? undefined : part));
  expect(written('Ada')).toBe(written('Bo'));
  expect(written('Ada')).toContain('author');
});
