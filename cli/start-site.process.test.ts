import { testSite as site } from '#content/test-support/test-site.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';
import { startSite, starterLanguages, type SiteChoices } from './start-site.ts';

const today = new Date('2031-05-06T12:00:00Z');
const company = { company: 'Acme Systems', origin: 'https://www.acme.com' };
const choices: SiteChoices = { ...company, languages: ['de', 'en'] };

const from = join(projectFolder, 'sites/_starter');
let cache = '';
beforeEach(() => {
  mkdirSync(cacheFolder(site), { recursive: true });
  cache = mkdtempSync(join(cacheFolder(site), 'test-new-site-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const start = (some: Partial<SiteChoices> = {}, approve?: (folder: string) => void) => {
  const to = join(cache, 'acme');
  startSite({ from, to, cache }, 'acme', { ...choices, ...some }, today, approve);
  return to;
};

/** What the content check says of a folder. */
function checkOf(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['content/checks/check.ts'], {
    cwd: projectFolder,
    env: { ...process.env, SITE: `./${relative(projectFolder, folder)}` },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('a new site', () => {
  it.each<[string, Partial<SiteChoices>]>([
    ['in all languages of the product', { languages: ['en', 'es', 'fr', 'de'] }],
    ['in one language', { languages: ['fr'] }],
    ['with another one first', { languages: ['de', 'en'] }],
    ['with a domain that has an umlaut', { origin: 'https://xn--mller-kva.de' }],
  ])('can be built at once: %s', (_, some) => {
    expect(checkOf(start(some))).toMatch(/^Content: no problems found, but \d+ TEXTS ARE SAMPLES/);
  });

  it('has the data of the company in its site.yaml, in the format of the editor', () => {
    const text = readFileSync(join(start(), 'site.yaml'), 'utf8');
    expect(text).toContain('\nlanguages:\n  - de\n  - en\n');
    expect(parse(text)).toMatchObject({
      name: 'Acme Systems',
      wordmark: ['Acme', 'Systems'],
      slug: 'acme',
      origin: 'https://www.acme.com',
      foundedYear: 2031,
      contact: {
        email: { general: 'hello@acme.com' },
        security: { email: 'security@acme.com', expires: '2032-05-05' },
      },
      consentVersion: '2031-05-06',
    });
  });

  it.each([
    ['Cobalto Redes S.L.', ['es', 'en'], 'Cobalto Redes', 'ES'],
    ['Müller & Söhne GmbH & Co. KG', ['de'], 'Müller & Söhne', 'DE'],
    ['Réseaux du Sud, SARL', ['fr'], 'Réseaux du Sud', 'FR'],
    ['Acme, Inc.', ['en'], 'Acme', 'ZZ'],
    ['Netz AG & Co. KG', ['de'], 'Netz', 'DE'],
    ['Acme Pty Ltd', ['en'], 'Acme', 'ZZ'],
    ['Casa Sa', ['es'], 'Casa Sa', 'ES'],
    ['Casa SA', ['es'], 'Casa', 'ES'],
    ['Gmbhub Systems', ['en'], 'Gmbhub Systems', 'ZZ'],
  ])(
    'keeps the legal form of %s out of its name, and has the country of %j',
    (full, languages, name, country) => {
      const settings: unknown = parse(
        readFileSync(join(start({ company: full, languages }), 'site.yaml'), 'utf8'),
      );
      expect(settings).toMatchObject({ name, legalName: full, contact: { address: { country } } });
    },
  );

  it('has its first language first in lists', () => {
    const folder = start({ languages: ['es', 'en'] });
    for (const file of ['home-claims.yaml', 'questions.yaml'])
      expect(readFileSync(join(folder, file), 'utf8').match(/\b(es|en):$/m)?.[1]).toBe('es');
  });

  it.each([
    ['de', 'impressum', ['Vertreten durch', 'Handelsregister', 'Umsatzsteuer']],
    ['fr', 'mentions-legales', ['Éditeur', 'Directeur de la publication', 'Hébergeur', 'SIRET', 'RCS']],
    ['es', 'aviso-legal', ['Titular', 'NIF', 'Registro Mercantil']],
  ])('has the legal notice of its country in each language and in the menu: %s', (first, page, required) => {
    const languages = [first, ...starterLanguages.filter((code) => code !== first)];
    const folder = start({ languages });
    const fileOf = (code: string) => join(folder, `pages/${page}.${code}.md`);
    const anchorsIn = (code: string) => readFileSync(fileOf(code), 'utf8').match(/\{#\w+\}/g);
    for (const code of languages) expect(anchorsIn(code)).toEqual(anchorsIn(first));
    for (const name of required) expect(readFileSync(fileOf(first), 'utf8')).toContain(name);
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain(`\n  legal:\n    - /${page}\n`);
    expect(checkOf(folder)).toMatch(/^Content: no problems found, but \d+ TEXTS ARE SAMPLES/);
  });

  it('has no legal notice where English is the first language', () => {
    const files = readdirSync(join(start({ languages: ['en', 'de', 'fr', 'es'] }), 'pages'));
    expect(files.filter((file) => file.endsWith('.md'))).toEqual([]);
  });

  it('is written completely or not at all', () => {
    const refuse = () => {
      throw new Error('no');
    };
    expect(() => start({}, refuse)).toThrow('no');
    expect(readdirSync(cache)).toEqual([]);
  });
});

describe('npm run new-site', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/new-site.ts', ...args], {
      cwd: projectFolder,
      encoding: 'utf8',
      input: '',
    });
    return { status, stdout, lines: stderr.trimEnd().split('\n') };
  };

  const at = ['--domain', 'acme.com'];
  const usage = expect.stringMatching(/^new-site: npm run new-site -- acme --domain acme\.com/) as string;

  it.each<[string, string[], string]>([
    ['a name with a slash', ['a/b', ...at], 'new-site: use only lower-case letters, digits and hyphens: a/b'],
    ['a folder', ['basaltworks', ...at], 'new-site: sites/basaltworks already exists: choose another name'],
    ['no name', at, usage],
    ['no domain', ['not-to-be'], usage],
    ['none at all', ['a', '--domain', 'acme'], 'new-site: --domain: not a domain such as acme.com: acme'],
    [
      'a double',
      ['a', ...at, '--languages', 'en,en'],
      'new-site: --languages: name each language once, such as en,de: en,en',
    ],
    [
      'a language that the starter does not have',
      ['not-to-be', ...at, '--languages', 'en,it'],
      'new-site: --languages: a new site can have en, es, fr, de; add it later (docs/how-to/add-a-language.md)',
    ],
  ])('rejects %s in one line', (_, args, line) => {
    expect(run(...args)).toMatchObject({ status: 1, lines: [line] });
    expect(existsSync(join(projectFolder, 'sites/not-to-be'))).toBe(false);
  });

  it('converts a domain to ASCII, and says so', () => {
    const { stdout } = run('not-to-be', '--domain', 'www.müller.de', '--languages', 'it');
    expect(stdout).toBe(
      'Links and email addresses use www.xn--mller-kva.de for www.müller.de, because they allow only ASCII letters.\n',
    );
  });
});
