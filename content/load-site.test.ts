import { idsIn } from '#content/collections/names.ts';
import { editionOf } from './edition.ts';
import { testSite } from './test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { catalogs } from '#shared/i18n/catalogs.ts';
import { shownSite } from './shown-site.ts';
import {
  fixtureFiles,
  problemsOfFiles,
  siteFixture,
  starterWith,
  type Edit,
} from './test-support/site-fixture.ts';
import { loadSite } from './load-site.ts';
import { hasPageIn, textAddresses } from '#content/pages/site-pages.ts';

describe('a site', () => {
  it.each([0, 1, 300])('has %i positions', (count) => {
    const site = siteFixture({ jobs: Array.from({ length: count }, () => ({})) });
    expect(site.jobs['en']).toHaveLength(count);
    expect(
      [...textAddresses(editionOf(site, 'en'))].filter((address) => address.startsWith('/careers/')),
    ).toHaveLength(count);
  });

  it('has its jobs in each language, newest first', () => {
    const site = siteFixture({
      languages: ['de', 'en'],
      jobs: [
        { id: 'cook', postedDate: '2026-01-01' },
        { id: 'baker', title: 'Baker', postedDate: '2026-02-01' },
      ],
    });
    expect(site.jobs['en']).toMatchObject([
      { id: 'baker', title: 'Baker', postedDate: '2026-02-01' },
      { id: 'cook', title: 'Engineer' },
    ]);
    expect(site.jobs['de']).toEqual(site.jobs['en']);
  });

  it('has a category in the languages in which it has a name', () => {
    const file = 'posts/categories.yaml';
    const files = {
      [file]: '- id: tips\n  name: { es: Consejos }\n- id: news\n  name: { es: Avisos, en: News }\n',
    };
    expect(siteFixture({ languages: ['es', 'en'], files }).postCategories).toEqual({
      es: [
        { id: 'tips', name: 'Consejos' },
        { id: 'news', name: 'Avisos' },
      ],
      en: [{ id: 'news', name: 'News' }],
    });
  });

  it('can have a right-to-left default language that the product does not include', () => {
    const site = siteFixture({
      languages: ['ar', 'en'],
      jobs: [{ title: 'مهندس' }],
      files: { 'words/ar.yaml': stringify(catalogs.en) },
    });
    expect(site.jobs['ar']).toMatchObject([{ id: 'job-1', title: 'مهندس', city: 'Springfield' }]);
    expect(() => siteFixture({ languages: ['ar'] })).toThrow(
      'acme/words/ar.yaml: (the whole file): missing: the product has no words in Arabic',
    );
  });

  it('can be loaded next to others in one process', () => {
    const [one, other] = [siteFixture({ jobs: [{}] }), siteFixture({ site: { pages: { careers: 'off' } } })];
    expect([one, other].map((of) => hasPageIn(editionOf(of, 'en'), 'careers'))).toEqual([true, false]);
    expect(one.settings.name).not.toBe(testSite.settings.name);
  });

  it('is frozen', () => {
    const { jobs } = siteFixture({ jobs: [{}] });
    expect(() => jobs['en']?.pop()).toThrow(TypeError);
  });

  it('reports every mistake once, ordered by file and line', () => {
    const files = new Map([
      ...fixtureFiles({ jobs: [{}] }),
      ['questions.yaml', 'contact:\n  - en: { question: Why?, answer: Because. }\n'],
      ['people/ada.yaml', 'en:\n  name: Ada Moor\n  rol: Engineer\n  photo: ada.jpg\n'],
      ['notes.docx', null],
    ]);
    expect(() => loadSite('acme', files)).toThrow(
      [
        'acme/notes.docx: (the name of the file): nothing reads this file here: texts are in folders, such as “posts/notes.en.md”; to publish it as it is, move it to files/notes.docx',
        'acme/people/ada.yaml:3: en.rol: unknown: did you mean “role”?',
        'acme/people/ada.yaml:4: en.photo: must be a photo, such as /images/yard.jpg (jpg, png, webp, avif or tiff): ada.jpg',
        'acme/questions.yaml:2: contact[0].en.question: too short: 4 characters, at least 10',
        'acme/questions.yaml:2: contact[0].en.answer: too short: 8 characters, at least 30',
      ].join('\n'),
    );
  });
});

describe('the site shown on a day', () => {
  const front = (facts: string) =>
    `---\ntitle: Twelve months of work\nheadTitle: Twelve months of work\nexcerpt: ${'x'.repeat(50)}\ndescription: ${'x'.repeat(60)}\ncoverAlt: ${'x'.repeat(30)}\norder: 1\nauthor: ada\nsummary: [${'x'.repeat(30)}, ${'y'.repeat(30)}]\n${facts}\n---\n## One\n`;
  const site = siteFixture({
    files: {
      'people/ada.yaml': 'en: { name: Ada Moor, role: Engineer }\n',
      'white-papers/now.en.md': front('date: 2026-01-01'),
      'white-papers/later.en.md': front('date: 2026-03-01\npublishAt: 2026-03-01T09:00:00+01:00'),
      'white-papers/draft.en.md': front('date: 2026-01-01\ndraft: true'),
    },
  });
  const idsAt = (nowMs: number) => shownSite(site, nowMs).whitePapers['en']?.map(({ id }) => id);

  it('has no drafts and no scheduled texts', () => {
    expect(idsAt(Date.parse('2026-03-01T07:59:59Z'))).toEqual(['now']);
    expect(idsAt(Date.parse('2026-03-01T08:00:00Z'))?.toSorted()).toEqual(['later', 'now']);
    expect(idsIn(editionOf(shownSite(site, 0)), 'whitePapers')).toEqual(['now']);
    expect(idsAt(Infinity)).toHaveLength(3);
  });
});

it.each([
  [['posts/first.de.md'], '1 file has texts in “de”'],
  [['posts/first.de.md', 'posts/second.de.md'], '2 files have texts in “de”'],
])('texts in a language that the site does not have are counted: %s', (names, said) => {
  const files = Object.fromEntries(names.map((name) => [name, '---\ntitle: T\n---\n']));
  expect(() => loadSite('acme', fixtureFiles({ files }))).toThrow(said);
});

it.each<[cause: string, edit: Edit]>([
  ['posts/categories.yaml:', ['posts/categories.yaml', /^ +fr: .*\n/m, '']],
  ['posts/categories.yaml:', ['posts/categories.yaml', null, 'a: [']],
  ['posts/first-article.en.md:10: category: no such category', ['posts/categories.yaml', 'practice', 'news']],
])('one cause is one problem: %s', (cause, edit) => {
  const problems = problemsOfFiles(starterWith(edit));
  expect(problems.map((problem) => problem.slice(0, cause.length))).toEqual([cause]);
});
