import { editionOf } from '#content/edition.ts';
import { testSite } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { problemsOf } from '#content/site-file/parse-data.ts';
import { legalFactsSchema } from '#content/schema/text-pages.ts';
import { periodOf } from '#content/schema/retention.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { checkOwnPages, unnamedScripts } from '#content/checks/check-text-pages.ts';
import { readClauses } from './clauses.ts';
import { readSite } from '#content/load-site.ts';
import { ownPageIn } from './text-pages.ts';
import { bodyParametersOf } from '#content/read/placeholders.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { fixtureFiles, siteFixture } from '#content/test-support/site-fixture.ts';

const front = [
  'title: Imprint',
  'head:',
  '  title: Imprint',
  '  description: "Who runs this website, where to find us, and how to reach us by mail or phone."',
].join('\n');
const page = (body: string, head = front) => `---\n${head}\n---\n${body}`;

const settings = { forms: 'demonstration' };

function problemsIn(file: string, content: string): string[] {
  const files = fixtureFiles({
    languages: ['en', 'de'],
    site: settings,
    files: { [`pages/${file}`]: content },
  });
  const loaded = readSite(new SiteSource('acme', files));
  return [...loaded.problems, ...checkOwnPages(loaded, 'simulated')].map((problem) =>
    describeProblem(problem).replace('acme/pages/', ''),
  );
}

describe('a page without code', () => {
  it('has clauses with anchors, and fills in placeholders of the site', () => {
    const body = '{brand}, {address}  \n{email}\n\n## Who {#who}\n\n> In short.\n\n### Board\n\n1. Ada\n';
    const file = page(body, `${front}\nlead: "Run by {legalName}."`);
    const site = siteFixture({ languages: ['en', 'de'], files: { 'pages/imprint.de.md': file } });
    const mail = 'mail@acme.example';
    const address = 'Acme Works, 1 Main Street, Springfield, IL 62701';
    const link = { kind: 'link', href: `mailto:${mail}`, children: [mail] };
    const board = { kind: 'heading', level: 3, id: 'board', text: ['Board'] };
    const people = { kind: 'list', isOrdered: true, items: [['Ada']] };
    expect(ownPageIn(editionOf(site, 'de', 'live'), 'imprint')).toMatchObject({
      title: 'Imprint',
      head: { title: 'Imprint' },
      lead: 'Run by Acme Works Inc..',
      contents: true,
      opening: [{ kind: 'paragraph', text: [address, { kind: 'break' }, link] }],
      clauses: [{ id: 'who', title: 'Who', short: 'In short.', blocks: [board, people] }],
    });
    expect(problemsIn('imprint.de.md', file)).toEqual([]);
  });

  it('can be called, and links to files that are published as they are', () => {
    const body = '[{phone}](tel:{phone}) [prices](/price%20list.pdf) [terms](/agb.pdf#two)\n';
    const files = { 'pages/call.de.md': page(body), 'files/price list.pdf': '%PDF', 'files/agb.pdf': '%PDF' };
    const site = siteFixture({ languages: ['en', 'de'], files });
    const hrefs = ['tel:+14155550100', '/price%20list.pdf', '/agb.pdf#two'];
    expect(ownPageIn(editionOf(site, 'de', 'live'), 'call').opening).toMatchObject([
      { text: hrefs.flatMap((href, index) => [...(index > 0 ? [' '] : []), { kind: 'link', href }]) },
    ]);
    const loaded = readSite(new SiteSource('acme', fixtureFiles({ languages: ['en', 'de'], files })));
    expect(checkOwnPages(loaded, 'simulated')).toEqual([]);
  });

  it.each([
    ['[x](/nowhere)', 7, 'no such page: /nowhere'],
    ['Write to {mail}.', 7, '{mail} is not a known placeholder: did you mean “email”?'],
    ['[lvie] Only there.', 7, '[lvie] is not a mode: did you mean “live”?'],
    ['One.\n\n```sql\nselect 1;\n```', 9, 'a text page cannot contain a block of code: delete it'],
    ['One.\n\n> Two.', 9, 'only one line after > is allowed, directly below a heading'],
    ['# Title', 7, 'headings are ## or ###: # Title'],
  ])('reports file and line of %j', (body, line, reason) => {
    const [problem] = problemsIn('imprint.de.md', page(`${body}\n`));
    expect(problem).toContain(`imprint.de.md:${line}: the text: ${reason}`);
  });

  it('reports missing fields of its front matter', () => {
    const content = page('Text.\n', front.replace('title: Imprint\nhead', 'head'));
    expect(problemsIn('imprint.de.md', content)).toEqual(['imprint.de.md:2: title: missing']);
  });
});

it('clauses show only the paragraphs of their mode', () => {
  const body = '## A\n\n[live] Stored, {minimumAge}.\n\n[simulated] Sent nowhere.\n\n- Both\n- [live] Kept\n';
  const textOf = (mode: 'live' | 'simulated') => {
    const edition = editionOf(testSite, testSite.defaultLanguage, mode);
    const { clauses } = readClauses(edition, { file: 'x.md', body, bodyLine: 1 }, { minimumAge: 16 });
    return JSON.stringify(clauses[0]?.blocks);
  };
  expect(textOf('live')).toMatch(/"Stored, 16\.".*\["Both"\],\["Kept"\]/);
  expect(textOf('live')).not.toContain('nowhere');
  expect(textOf('simulated')).toContain('"Sent nowhere."');
  expect(textOf('simulated')).not.toMatch(/Stored|Kept|\[live\]/);
});

it.each([
  ['demonstration', 'simulated', false],
  [{ endpoint: 'https://forms.example' }, 'simulated', true],
  [{ newsletter: 'https://list.example' }, 'simulated', false],
  [undefined, 'live', true],
  [{ enquiry: 'off' }, 'live', false],
] as const)('with forms: %j, a %s site says that messages have a source: %s', (forms, mode, isSaid) => {
  const site = siteFixture({ site: { forms } });
  const text = { file: 'x.md', body: '## A\n\n[source] With their source.\n\nAlways.\n', bodyLine: 1 };
  const { clauses } = readClauses(editionOf(site, site.defaultLanguage, mode), text, {});
  expect(clauses[0]?.blocks).toHaveLength(isSaid ? 2 : 1);
});

it.each(['vat', 'register', 'insurance', 'offices'])('a text with {%s} asks for its setting', (name) => {
  const text = { file: 'x.md', body: `## A\n\nOurs: {${name}}.\n`, bodyLine: 1 };
  const site = siteFixture();
  const parameters = bodyParametersOf(site, site.defaultLanguage);
  expect(() => readClauses(editionOf(site), text, parameters)).toThrow(
    new RegExp(
      `x.md:3: .*\\{${name}\\} is empty: write (registration\\.)?${name} in site\\.yaml, or leave it out`,
    ),
  );
});

describe('the settings of the legal texts', () => {
  const reasons = (yaml: string) =>
    problemsOf(legalFactsSchema(['de', 'sv']), dataOf(yaml, 'settings.yaml')).map(describeProblem);

  it('show retention periods in the words of every language', () => {
    const others = 'others:\n    - kept: 6 months\n      name: { de: Statistik }';
    expect(reasons(`lastUpdated: 2026-01-31\nretention:\n  enquiries: a year\n  ${others}`)).toEqual([
      'settings.yaml:3: retention.enquiries: must be a time, such as “30 days”, “24 months” or “4 years”: a year',
      'settings.yaml:6: retention.others[0].name: missing in sv',
    ]);
  });

  it.each([
    ['spam: 25 months', 'spam: spam is kept longer than other enquiries or applications'],
    ['unconfirmed: 1 day', 'unconfirmed: too short: the confirmation link is valid for 2 days'],
    ['letters: 1 day', 'letters: unknown: the valid names are'],
  ])('reject %s', (line, reason) => {
    const [problem] = reasons(`lastUpdated: 2026-01-31\nretention:\n  ${line}\n`);
    expect(problem).toContain(`settings.yaml:3: retention.${reason}`);
  });

  it('convert a period to the fewest days it can have', () => {
    const times = ['90 days', '1 month', '6 months', '24 months', '4 years'];
    expect(times.map((text) => periodOf(text).days)).toEqual([90, 28, 180, 730, 1461]);
  });
});

it('a privacy policy must name every script that runs after consent, ignoring case', () => {
  const scripts = [{ name: 'Plausible' }, { name: 'Matomo' }];
  expect(unnamedScripts('We count with PLAUSIBLE.', scripts)).toEqual(['Matomo']);
  expect(unnamedScripts('Plausible and Matomo', scripts)).toEqual([]);
  expect(unnamedScripts('', [])).toEqual([]);
});
