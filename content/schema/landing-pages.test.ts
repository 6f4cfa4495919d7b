import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtureFiles, problemsOfFiles, siteFixture } from '#content/test-support/site-fixture.ts';
import { landingKinds } from './blocks.ts';

const page = `en:
  title: IT for bakeries
  head:
    title: IT for bakeries in town
    description: Tills, ovens and branches of bakeries, looked after by people who are awake when you are.
  lead: Your day starts at two, and so does your IT. We answer before the bread is out.
  blocks:
    - kind: list
      title: What a bakery needs
      items: [{ title: Tills, description: They sell without a line. }]
    - kind: entries
      of: questions
      title: What bakers ask
      items: [{ question: Do you come before five?, answer: Yes. We come when nobody queues in the shop. }]
    - kind: form
      title: Show us your bakery
`;
const problems = (found: string, replacement: string) =>
  problemsOfFiles(
    fixtureFiles({ files: { 'landing/bakeries.yaml': page.replace(found, replacement) } }),
  ).filter((problem) => problem.startsWith('landing/'));

describe('a landing page', () => {
  it('needs a head, a lead, and blocks', () => {
    expect(problems('', '')).toEqual([]);
    expect(siteFixture({ files: { 'landing/bakeries.yaml': page } }).landingPages['en']).toMatchObject([
      { id: 'bakeries', blocks: [{ kind: 'list' }, { of: 'questions' }, { kind: 'form' }] },
    ]);
  });

  it.each([
    ['kind: entries', 'kind: entrys', 'blocks[1].kind: no such kind: entrys; did you mean “entries”?'],
    ['of: questions', 'of: question', 'blocks[1].of: no such kind of entries: question; did you mean'],
    ['of: questions', 'of: people', 'blocks[1].items: unknown'],
    [
      'of: questions',
      'of: questions\n      only: [ada]',
      'blocks[1].only: remove it: it is only for testimonials, people and',
    ],
    ['of: questions', 'of: questions\n      topic: news', 'blocks[1].topic: remove it: it is only for posts'],
    ['kind: list', 'kind: form', 'blocks: more than one form: keep one'],
    ['title: IT for bakeries\n', 'title: IT for bakeries\n  service: hosting\n', 'no such service: hosting'],
    ['title: IT for bakeries\n', 'title: IT for bakeries\n  headlin: Bread\n', 'did you mean “headline”?'],
  ])('is refused with file and field: %j as %j', (found, replacement, problem) => {
    expect(problems(found, replacement).join('\n')).toContain(problem);
  });

  it.each([
    ['people', 'no such person: nobody'],
    ['testimonials', 'no such testimonial: nobody'],
    ['prices', 'no such price: nobody'],
  ])('names %s that exist', (of, problem) => {
    const items = /of: questions[^]*?\n {4}-/.exec(page)?.[0] ?? '';
    const block = `of: ${of}\n      only: [nobody]\n      title: Others\n    -`;
    expect(problems(items, block).join('\n')).toContain(problem);
  });

  it('shows posts of a category that exists', () => {
    const items = /of: questions[^]*?\n {4}-/.exec(page)?.[0] ?? '';
    const block = 'of: posts\n      topic: nothing\n      title: Others\n    -';
    expect(problems(items, block).join('\n')).toContain('no such category in posts/categories.yaml: nothing');
  });
});

it('has ten kinds of blocks at most, each described for owners', () => {
  const kinds = Object.keys(landingKinds);
  expect(kinds.length).toBeLessThanOrEqual(10);
  const guides = ['add-content', 'make-a-landing-page'].map((name) =>
    readFileSync(`docs/how-to/${name}.md`, 'utf8'),
  );
  expect(kinds.filter((kind) => !guides.some((text) => text.includes(`| \`${kind}\` |`)))).toEqual([]);
});
