import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newData } from '../finish.ts';
import { isText, putCarried } from './carried-site.ts';
import { dataVersion } from '../../../schema/data-version.ts';
import { markdownOf } from '../../../schema/data-file.ts';
import { migrated, migrations } from '../../../migrations/migrate.ts';
import type { SiteTexts } from '../../../migrations/migration.ts';
import { keptSites, putSite } from '../../../migrations/test-support/kept-sites.ts';
import { withFieldRenamed, withoutField } from '../../../migrations/yaml-text.ts';

/*
 * Sites as they stood, of companies that have not touched them since: each is carried to the product of today by the
 * migrations alone.
 */

const old = keptSites('0.1.0');
const textsOf = (site: string): SiteTexts =>
  new Map(Object.entries(old[site]?.texts ?? {}).filter(([name]) => isText(name)));

/** What stands in a file, however it is written. */
function dataOf(name: string, text: string): unknown {
  if (name.endsWith('.yaml')) return parse(text);
  const { frontMatter, body } = markdownOf(text, name);
  return [frontMatter.value, body];
}

/** The files whose data is other than before. */
function otherData(before: SiteTexts, after: SiteTexts): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (one === undefined || other === undefined) return true;
    return JSON.stringify(dataOf(name, one)) !== JSON.stringify(dataOf(name, other));
  });
}

/** 0.2.0 made one file per language of a long text, the facts in that of the first: `posts/<id>.de.md`. */
const isLongText = (name: string) => /^(posts|case-studies|white-papers)\/[^/]+(\/|\.\w+\.md$)/.test(name);

/** What differs beside long texts, by site. A later migration adds its files here, with a reason. */
const listed: Record<string, string[]> = {
  basaltworks: ['site.yaml'],
  nordlicht: ['site.yaml'],
  arabic: ['site.yaml'],
};

/** Interface words of a site that the product has no place for any more. */
const goneWords: Record<string, string[]> = {
  arabic: ['desk.status.set.new', 'desk.status.set.reviewed'],
};

describe('a site as it stood at 0.1.0', () => {
  it('is one of three: the sample, another company, a generated one', () => {
    expect(Object.keys(old).toSorted()).toEqual(Object.keys(listed).toSorted());
  });

  it.each(Object.keys(listed))('%s is carried to this version, and nothing else is other', (site) => {
    const before = textsOf(site);
    const { texts } = newData(before);
    expect(parse(texts.get('site.yaml') ?? '')).toMatchObject({ version: dataVersion });
    // New interface words of the product come in English where it does not speak the language.
    const words = [...texts.keys()].filter((name) => name.startsWith('words/'));
    const other = otherData(before, texts).filter((name) => !words.includes(name) && !isLongText(name));
    expect(other).toEqual(listed[site]);
    const wordsIn = (all: SiteTexts, name: string) =>
      (parse(all.get(name) ?? '') ?? {}) as Record<string, string>;
    for (const name of words) {
      const [old010, now] = [wordsIn(before, name), wordsIn(texts, name)];
      expect(Object.keys(old010).filter((key) => !(key in now))).toEqual(goneWords[site] ?? []);
      expect(now).toMatchObject(Object.fromEntries(Object.entries(old010).filter(([key]) => key in now)));
    }
  });

  it.each(Object.keys(listed))('%s has every long text, with its facts in the first language', (site) => {
    const before = textsOf(site);
    const { texts } = newData(before);
    const [first] = (parse(before.get('site.yaml') ?? '') as { languages: string[] }).languages;
    const longTexts = [...before].filter(([name]) => isLongText(name) && name.endsWith('.md'));
    expect(longTexts).not.toEqual([]);
    for (const [name, text] of longTexts) {
      const [folder = '', id = '', file = ''] = name.split('/');
      const facts = [...before].find(
        ([path]) => path.startsWith(`${folder}/${id}/`) && path.endsWith('.yaml'),
      );
      const [head, body] = dataOf(name, text) as [object, string];
      const now = texts.get(`${folder}/${id}.${file}`) ?? '';
      const own = file === `${first}.md` ? (parse(facts?.[1] ?? '') as object) : {};
      expect(dataOf(name, now)).toEqual([{ ...own, ...head }, body]);
    }
    expect([...texts.keys()].filter(isLongText)).toHaveLength(longTexts.length);
  });

  it.each(Object.keys(listed))('%s passes the content check without a hand', async (site) => {
    const kept = old[site];
    if (!kept) throw new Error(`no ${site}`);
    const folder = `built/old-sites/${site}`;
    await putCarried(kept, folder);
    const { stdout, stderr } = spawnSync(process.execPath, ['content/check.ts'], {
      env: { ...process.env, SITE: folder },
      encoding: 'utf8',
    });
    expect(stderr + stdout).toMatch(/^Content: no problems found/);
  });

  it('does not pass it before', async () => {
    const folder = 'built/old-sites/as-it-was';
    rmSync(folder, { recursive: true, force: true });
    await putSite({ ...(old.nordlicht ?? { texts: {} }), pictures: {} }, folder);
    const { stderr } = spawnSync(process.execPath, ['content/check.ts'], {
      env: { ...process.env, SITE: folder },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^\S+site\.yaml:\d+: version: the data is of version 0\.1\.0, the product needs .*: npm run upgrade\n$/,
    );
  });
});

describe('the steps', () => {
  it('come in order, the last is the version that the product reads', () => {
    const versions = migrations.map(({ to }) => to);
    expect(versions).toEqual(
      versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    expect(versions.at(-1)).toBe(dataVersion);
  });

  it('leave what is there, and are not taken twice', () => {
    const before = textsOf('nordlicht');
    const { texts } = migrated(before);
    const [old020 = '', new020 = ''] = [before.get('site.yaml'), texts.get('site.yaml')];
    expect(new020.startsWith(old020)).toBe(true);
    expect(migrated(texts)).toMatchObject({ steps: [], texts });
    expect(before.get('site.yaml')).toBe(old020);
  });

  it('refuse data that is newer, or of no version', () => {
    const of = (version: string) => new Map([['site.yaml', `version: ${version}\n`]]);
    expect(() => migrated(of('9.0.0'))).toThrow(
      `its data is of version 9.0.0, this product knows ${dataVersion} at most`,
    );
    expect(() => migrated(of('two'))).toThrow('site.yaml: version: not a version like');
  });

  it('change one field of a real file and not a letter beside it', () => {
    for (const site of Object.keys(listed)) {
      const text = textsOf(site).get('site.yaml') ?? '';
      const renamed = withFieldRenamed(text, ['contact', 'email'], 'mail');
      expect(renamed.split('\n').filter((line, index) => line !== text.split('\n')[index])).toEqual([
        '  mail:',
      ]);
      const shorter = withoutField(renamed, ['contact', 'mail']);
      expect(parse(shorter)).toEqual({
        ...(parse(text) as { contact: object }),
        contact: { ...(parse(text) as { contact: object }).contact, email: undefined },
      });
      const kept = new Set(shorter.split('\n'));
      expect(text.split('\n').filter((line) => !kept.has(line))).toHaveLength(
        text.split('\n').length - shorter.split('\n').length,
      );
    }
  });

  it('remove a field with its own comment, and refuse one that shares its line', () => {
    const text = '# Head\n\na: 1\n# About b.\nb:\n- 2\n# About c.\nc: { d: 4 }\n';
    expect(withoutField(text, ['b'])).toBe('# Head\n\na: 1\n# About c.\nc: { d: 4 }\n');
    expect(() => withoutField(text, ['c', 'd'])).toThrow('c.d: stands on one line with other fields');
    expect(withoutField(text, ['x'])).toBe(text);
    expect(withFieldRenamed(text, ['c', 'd'], 'e')).toContain('c: { e: 4 }');
  });
});
