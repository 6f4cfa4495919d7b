import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import * as sample from '../config/site.ts';
import { siteParts, type SiteChoices } from './site-choices.ts';
import { startSite } from './start-site.ts';

const today = new Date('2031-05-06T12:00:00Z');
const choices: SiteChoices = {
  company: 'Acme Systems',
  origin: 'https://www.acme.com',
  languages: ['de', 'en'],
  accent: { light: '#c8102e', dark: '#ff6b76' },
  parts: [...siteParts],
  look: 'plain',
};

const from = join(projectFolder, 'starter');
let cache = '';
beforeEach(() => {
  mkdirSync(cacheFolder, { recursive: true });
  cache = mkdtempSync(join(cacheFolder, 'test-new-site-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const start = (some: Partial<SiteChoices> = {}, approve?: (folder: string) => void) => {
  const to = join(cache, 'acme');
  startSite({ from, to, cache }, 'acme', { ...choices, ...some }, today, approve);
  return to;
};

/** What the content check says of a folder. */
function checkOf(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['content/check.ts'], {
    cwd: projectFolder,
    env: { ...process.env, SITE: `./${relative(projectFolder, folder)}` },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('a new site', () => {
  it.each<[string, Partial<SiteChoices>]>([
    ['with everything, in all languages of the product', { languages: ['en', 'es', 'fr', 'de'] }],
    ['with nothing that can be left out, in one language', { languages: ['fr'], parts: [] }],
    ['in a language that the product does not speak', { languages: ['it'], parts: ['blog', 'careers'] }],
  ])('can be built at once: %s', (_, some) => {
    expect(checkOf(start(some))).toMatch(/^Content: no problems found, but \d+ TEXTS ARE SAMPLES/);
  });

  it('has the facts of the company in its site.yaml, and the notes beside them', () => {
    const text = readFileSync(join(start(), 'site.yaml'), 'utf8');
    expect(text).toContain(
      '\n# The first language is the default; its addresses have no prefix.\nlanguages: [de, en]\n',
    );
    expect(parse(text)).toMatchObject({
      name: 'Acme Systems',
      wordmark: ['Acme', ' Systems'],
      slug: 'acme',
      origin: 'https://www.acme.com',
      accent: choices.accent,
      look: 'plain',
      foundedYear: 2031,
      contact: {
        email: { general: 'hello@acme.com' },
        security: { email: 'security@acme.com', expires: '2032-05-05' },
      },
      consentVersion: '2031-05-06',
    });
  });

  it('has no words in other languages, and nothing of what was left out', () => {
    const folder = start({ parts: ['faq'] });
    const names = globSync('**/*', { cwd: folder });
    expect(names.filter((name) => /\b(es|fr)\.(md|yaml)$/.test(name))).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual([
      'claims.yaml',
      'figures.yaml',
      'legal',
      'mark.svg',
      'pages',
      'people',
      'questions.yaml',
      'services',
      'site.yaml',
    ]);
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).not.toContain('/careers');
  });

  it('names no other company, and no place of one', () => {
    const folder = start({ languages: ['en', 'es', 'fr', 'de'] });
    const files = globSync('**/*.{yaml,md}', { cwd: folder }).map((name) => join(folder, name));
    const { city, street } = sample.contact.address;
    const traces = [sample.name, sample.slug, city, street, new URL(sample.origin).host];
    const found = files.filter((file) => traces.some((trace) => readFileSync(file, 'utf8').includes(trace)));
    expect(files.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });

  it('is written whole or not at all', () => {
    const refuse = () => {
      throw new Error('no');
    };
    expect(() => start({}, refuse)).toThrow('no');
    expect(readdirSync(cache)).toEqual([]);
  });
});

describe('npm run new-site', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['operations/new-site.ts', ...args], {
      cwd: projectFolder,
      encoding: 'utf8',
      input: '',
    });
    return { status, stdout, lines: stderr.trimEnd().split('\n') };
  };

  it.each([
    ['a name with a slash', ['a/b'], 'new-site: small letters, digits and hyphens only: a/b'],
    ['a name with capitals', ['Acme'], 'new-site: small letters, digits and hyphens only: Acme'],
    [
      'a folder that is there',
      ['basaltworks'],
      'new-site: sites/basaltworks is there already: choose another name',
    ],
    ['no name', [], 'new-site: one name for the folder, as in: npm run new-site -- acme (--help says more)'],
  ])('refuses %s in one line', (_, args, line) => {
    expect(run(...args)).toMatchObject({ status: 1, lines: [line] });
  });

  it('refuses options that cannot be used, a line for each, and writes nothing', () => {
    const { status, lines } = run(
      'not-to-be',
      '--company',
      'Acme',
      '--domain',
      'acme.com',
      '--accent',
      '#ffee00',
    );
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^new-site: --accent: #ffee00 is hard to read on light ground; the nearest: #\w{6},#\w{6}$/,
      ),
    ]);
    expect(existsSync(join(projectFolder, 'sites/not-to-be'))).toBe(false);
  });

  it('explains every option', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const option of ['company', 'domain', 'languages', 'accent', 'parts', 'look'])
      expect(stdout).toContain(`--${option}`);
  });
});
