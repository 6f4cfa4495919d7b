import { describe, expect, it } from 'vitest';
import { describeSamples, isRealOrigin, sampleTexts } from './check-samples.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { starter, starterWith, type Edit } from '#content/test-support/site-fixture.ts';

describe('a public address', () => {
  it('has a domain that can be registered', () => {
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

const renamed: Edit[] = [
  ['jobs/systems-engineer.yaml', null, null],
  ['jobs/technician.yaml', null, starter('jobs/systems-engineer.yaml')],
];

/** The lines about the samples of the starter with changes. */
const linesWith = (...edits: readonly Edit[]) =>
  describeSamples(sampleTexts(readSite(new SiteSource('acme', starterWith(...renamed, ...edits)))));

describe('a site with sample texts', () => {
  it('lists all samples with file, line and field', () => {
    const lines = linesWith();
    const said = (file: string) => lines.find((line) => line.startsWith(`acme/${file}: replace or remove`));
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
    expect(said('README.md')).toBeUndefined();
    expect(new Set(lines.map((line) => line.split(': ')[0])).size).toBe(lines.length);
  });

  it('has none in a draft', () => {
    const file = 'posts/first-article.en.md';
    const draft = starter(file)
      .replace(/^draft: .*\n/m, '')
      .replace('---\n', '---\ndraft: true\n');
    const isListed = (...edits: Edit[]) =>
      linesWith(...edits).some((line) => line.startsWith(`acme/${file}`));
    expect(isListed()).toBe(true);
    expect(isListed([file, null, draft])).toBe(false);
  });

  it.each(['en', 'es', 'fr', 'de'])('takes the Californian paragraph of the policy for one: %s', (code) => {
    const file = `legal/privacy.${code}.md`;
    const line =
      starter(file)
        .split('\n')
        .findIndex((one) => one.includes('CCPA')) + 1;
    expect(linesWith().find((one) => one.startsWith(`acme/${file}`))).toContain(`the text (${line})`);
  });

  it.each(['home-claims.yaml', 'legal/privacy.en.md', 'legal/terms.de.md'])(
    'does not take the texts of %s for others because their mark was deleted',
    (name) => {
      const lines = linesWith([name, null, starter(name).replaceAll(' (sample)', '')]);
      expect(lines.some((line) => line.startsWith(`acme/${name}: replace or remove`))).toBe(true);
    },
  );

  it('does not need texts of pages that are switched off or have no content', () => {
    const lines = linesWith(
      ['legal/terms.en.md', null, null],
      ['site.yaml', /^pages:$/m, 'pages:\n  about: off'],
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => /terms.en|pages.about/.test(line))).toEqual([]);
  });
});
