import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { plainText } from '#shared/article-text.ts';
import { ownPageIn } from '#content/articles/text-pages.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsOfSite } from '#content/read/site-texts.ts';

/** The accessibility statement claims what docs/accessibility.md proves, and no more. */

const proof = readFileSync('docs/accessibility.md', 'utf8');
const provenLimits = (/## Known limits\n\n([^#]*)/.exec(proof)?.[1] ?? '').split(/^- /m).slice(1);

const statement = (language: Language) => ownPageIn(editionOf(site, language, 'simulated'), 'accessibility');

/** The lines of a clause: of its paragraphs, or of its list. */
function linesOf(language: Language, id: string): string[] {
  const blocks = statement(language).clauses.find((clause) => clause.id === id)?.blocks ?? [];
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(plainText);
    return block.kind === 'paragraph' ? [plainText(block.text)] : [];
  });
}

/** What is the same in every language: names of products and standards, by their capitals, criteria, sizes. */
const marksIn = (text: string) =>
  new Set(text.match(/\b[A-Z]\w*[A-Z]\w*|\b(?:Firefox|Safari|Windows|Alt)\b|\d+(?:\.\d+)*/g));

const wholly = 'fully|vollständig|totalmente|plenamente|entièrement|totalement|pleinement|100\\s?%';
const overclaims = new RegExp(
  `(?<!\\p{L})(?:${wholly}) (?:acc?es+ib|barrierefrei|conform|konform|vereinbar)`,
  'iu',
);

describe.each(site.languages)('the accessibility statement, %s', (language) => {
  it('has the date, the level and the standards of docs/accessibility.md', () => {
    const reviewed = /Reviewed on (\d+ \w+ \d{4})/.exec(proof)?.[1];
    expect(statement(language).lastUpdated).toBe(new Date(`${reviewed} UTC`).toISOString().slice(0, 10));
    const state = linesOf(language, 'state').join(' ');
    for (const mark of ['WCAG 2.2', 'AA', 'EN 301 549', 'V3.2.1']) {
      expect(proof).toContain(mark);
      expect(state).toContain(mark);
    }
    expect(proof).toContain('partially conformant');
    expect(state).toMatch(/partially|teilweise|parcialmente|partiellement/);
  });

  it('has exactly the known limits of docs/accessibility.md', () => {
    const limits = linesOf(language, 'limits');
    expect(limits).toHaveLength(provenLimits.length);
    for (const [index, limit] of limits.entries()) {
      const proven = marksIn(provenLimits[index] ?? '');
      for (const mark of marksIn(limit)) expect([...proven]).toContain(mark);
    }
    for (const product of ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack', 'Windows', 'Firefox', 'Safari'])
      expect(limits[0]).toContain(product);
  });

  it('names only criteria that docs/accessibility.md tests', () => {
    const tests = linesOf(language, 'tests').join(' ');
    const criteria = tests.match(/\b\d\.\d\.\d+/g) ?? [];
    expect(criteria.length).toBeGreaterThan(10);
    for (const criterion of criteria) expect(proof).toContain(criterion);
  });

  it('is linked in the footer', () => {
    expect([
      ...site.settings.menus.legal,
      ...site.settings.menus.footer.flatMap(({ entries }) => entries),
    ]).toContain('/accessibility');
  });
});

it('no other text of the site claims more', () => {
  const texts = textsOfSite(new SiteSource(site.folder));
  const found = texts.filter(({ text }) => overclaims.test(text));
  expect(found.map(({ problem }) => problem('claims too much'))).toEqual([]);
  expect('A fully accessible website').toMatch(overclaims);
});
