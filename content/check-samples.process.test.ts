import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRealOrigin } from './check-samples.ts';

describe('an address that visitors can come to', () => {
  it('has a domain that can be had', () => {
    const real = [
      'https://acme.com',
      'https://www.acme.co.uk',
      'https://example-systems.de',
      'https://latest.io',
    ];
    expect(real.filter(isRealOrigin)).toEqual(real);
    const reserved = ['acme.example', 'www.acme.test', 'acme.invalid', 'localhost:3000', 'acme.localhost'];
    const unreal = [...reserved, 'example.com', 'www.example.org'].map((host) => `https://${host}`);
    expect(unreal.filter(isRealOrigin)).toEqual([]);
  });
});

describe('a site with sample texts', () => {
  const folder = join('.cache', 'test-sites', 'with-samples');
  const checkOf = (...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['content/check.ts', ...options], {
      env: { ...process.env, SITE: folder },
      encoding: 'utf8',
    });
    return { status, stdout, lines: stderr.trimEnd().split('\n') };
  };
  const stands = (origin: string) => {
    const file = join(folder, 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^origin: .*$/m, `origin: ${origin}`));
  };
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync('sites/_starter', folder, { recursive: true });
    renameSync(join(folder, 'jobs/systems-engineer.yaml'), join(folder, 'jobs/technician.yaml'));
  });

  it('stops for a real address, and says all that is to be done: file, line, field', () => {
    stands('https://acme.com');
    const { status, lines } = checkOf('--no-sample');
    expect(status).toBe(1);
    const said = (file: string) => lines.find((line) => line.startsWith(`${folder}/${file}: put your own`));
    expect(said('site.yaml')).toMatch(/contact\.phone \(\d+\), contact\.address\.street \(\d+\)/);
    for (const [file, field] of [
      ['home-claims.yaml', '[0].en.claim'],
      ['jobs/technician.yaml', 'en.city'],
      ['jobs/technician.yaml', 'en.country'],
      ['people/robin.yaml', 'en.name'],
      ['questions.yaml', 'resources[0].en.answer'],
      ['questions.yaml', 'contact[0].en.answer'],
      ['pages/contact.yaml', 'en.lead'],
      ['pages/contact.yaml', 'en.sent'],
      ['posts/first-article.en.md', 'headTitle'],
      ['legal/terms.en.md', 'the text'],
    ] as const)
      expect(said(file)).toContain(`${field} (`);
    expect(said('pages/menu.yaml')).toBeUndefined();
    expect(new Set(lines.map((line) => line.split(': ')[0])).size).toBe(lines.length);
    expect(lines.at(-1)).toMatch(
      /^\d+ texts are samples: the site must not stand at https:\/\/acme\.com with them\. For a preview: npm run build -- --allow-sample$/,
    );
  });

  it.each(['en', 'es', 'fr', 'de'])('takes the Californian paragraph of the policy for one: %s', (code) => {
    const file = join(folder, `legal/privacy.${code}.md`);
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('CCPA')) + 1;
    const { lines } = checkOf('--no-sample');
    expect(lines.find((one) => one.startsWith(file))).toContain(`the text (${line})`);
  });

  it.each(['home-claims.yaml', 'legal/privacy.en.md', 'legal/terms.de.md'])(
    'does not take the texts of %s for others because their mark was deleted',
    (name) => {
      const file = join(folder, name);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, before.replaceAll(' (sample)', ''));
      const { lines } = checkOf('--no-sample');
      expect(lines.some((line) => line.startsWith(`${file}: put your own`))).toBe(true);
      writeFileSync(file, before);
    },
  );

  it('is not asked for the words of pages that are switched off or gone', () => {
    rmSync(join(folder, 'legal/terms.en.md'));
    const file = join(folder, 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^pages:$/m, '$&\n  about: off'));
    const { lines } = checkOf('--no-sample');
    expect(lines.filter((line) => /terms.en|pages.about/.test(line))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\d+ texts are samples/);
  });

  it.each([
    ['the same address as a preview', 'https://acme.com', []],
    ['an address of no one', 'https://acme.example', ['--no-sample']],
  ])('is built for %s, with a line that cannot be missed', (_, origin, options) => {
    stands(origin);
    const { status, stdout } = checkOf(...options);
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+ TEXTS ARE SAMPLES: not to be published/);
  });
});
