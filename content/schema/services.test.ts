import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf, partOf } from '#content/site-file/data-file.ts';
import { parseData, problemsOf } from '#content/site-file/parse-data.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { blockKinds, blockReferences, landingKinds, type BlockFacts } from './blocks.ts';
import { serviceSchema } from './services.ts';

const sample = readFileSync('content/schema/test-support/service.yaml', 'utf8');

function partsOf(text: string) {
  const data = dataOf(text, 'service.yaml');
  const { order, icon, picture, ...words } = (data.value as { en: Record<string, unknown> }).en;
  const facts = { order, icon, picture, blocks: words['blocks'] };
  return { facts: partOf(data, ['en'], facts), words: partOf(data, ['en'], words) };
}

/** The problems of the sample after a change: of language-independent fields or, if these are valid, of texts. */
function problemsAfter(found: string | RegExp, replacement: string): string[] {
  const text = sample.replace(found, replacement);
  expect(text).not.toBe(sample);
  const { facts, words } = partsOf(text);
  const inFacts = problemsOf(serviceSchema.facts, facts);
  const wrong =
    inFacts.length > 0
      ? inFacts
      : problemsOf(serviceSchema.words(parseData(serviceSchema.facts, facts)), words);
  return wrong.map(describeProblem);
}

describe('a service', () => {
  it.each([
    [
      '/images/support.svg',
      '/images/support.png',
      'service.yaml:3: en.icon: must be a drawing, such as /images/map.svg',
    ],
    ['/images/app.svg', 'app.svg', 'service.yaml:4: en.picture: must be a picture, such as /images/yard.jpg'],
    ['logo: mysql', 'logo: mysqll', 'no such logo: mysqll; did you mean “mysql”?'],
    ['chart: columns', 'chart: column', 'service.yaml:33: en.blocks[2].chart: no such chart: column'],
    [
      'kind: closing',
      'kind: form',
      'en.blocks[4].kind: the kind form is only for pages in landing/: remove this block',
    ],
    [
      'kind: closing',
      'kind: closings',
      'service.yaml:51: en.blocks[4].kind: no such kind: closings; did you mean “closing”?',
    ],
    ['values: [40, 8]\n', 'accent: 1\n', 'en.blocks[2].values: missing'],
    [
      'chart: columns',
      'chart: weight',
      'en.blocks[2].chart: no such chart: weight; nothing is measured any more: write chart: shares and values: [60, 30, 10], and value: 60 KB for each item of each language, with your numbers',
    ],
    [
      'values: [40, 8]',
      'values: [40, 8]\n      most: [50, 9]',
      'blocks[2].most: only for the chart `ranges`',
    ],
    [
      'chart: columns\n      values: [40, 8]',
      'chart: ranges\n      values: [40, 8]\n      most: [50]',
      'blocks[2].most: 1 number, but 2 in `values`',
    ],
    [
      'chart: columns\n      values: [40, 8]',
      'chart: ranges\n      values: [40, 8]\n      most: [50, 7]',
      'blocks[2].most: a number is smaller than its number in `values`',
    ],
    ['values: [40, 8]', 'values: [40, [8]]', 'blocks[2].values[1]: missing, or not a'],
    ['values: [40, 8]', 'values: [40, 8]\n      accent: 3', 'blocks[2].accent: there are fewer items'],
  ])('R119: reports problems of language-independent fields: %j as %j', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });

  it.each([
    ['values: [40, 8]', 'values: [40, 8, 4]', '2 items, but the block needs 3'],
    ['lengths: [2, 3]', 'lengths: [2]', '2 items, but the block needs 1'],
    ['        - { use: The originals }\n', '', 'notes: 1 item, but the block needs 2'],
    ['      - { name: Roof, note: What people see }\n', '', 'en.page.tiers: 3 items, at least 4'],
  ])(
    'R119: names texts that do not match the language-independent fields: %j as %j',
    (found, replacement, problem) => {
      expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
    },
  );
});

it('lists the case study and the prices that its blocks refer to', () => {
  expect(blockReferences({ kind: 'case', case: 'night-shift' }, 2)).toEqual([
    { path: ['blocks', 2, 'case'], name: 'night-shift', to: 'caseStudies' },
  ]);
  expect(blockReferences({ kind: 'closing', look: 'call', prices: ['audit', 'day'] }, 4)).toEqual([
    { path: ['blocks', 4, 'prices', 0], name: 'audit', to: 'prices' },
    { path: ['blocks', 4, 'prices', 1], name: 'day', to: 'prices' },
  ]);
  expect(blockReferences({ kind: 'closing', look: 'call' }, 0)).toEqual([]);
});

it('every id that a block names is a reference', () => {
  const blocks = Object.entries(landingKinds).flatMap(([kind, { facts }]) =>
    Object.entries<v.GenericSchema>(facts.entries).flatMap(([name, schema]) =>
      ['some-id', ['some-id']]
        .filter((value) => v.is(schema, value))
        .map((value) => ({ kind, ...(name === 'only' && { of: 'people' }), [name]: value })),
    ),
  );
  expect(blocks).toContainEqual({ kind: 'case', case: 'some-id' });
  expect(blocks).toContainEqual({ kind: 'closing', prices: ['some-id'] });
  const namesIn = (block: object) => blockReferences(block as BlockFacts, 0).map(({ name }) => name);
  expect(blocks.filter((block) => !namesIn(block).includes('some-id'))).toEqual([]);
});

it('every kind of block is described in docs/how-to/add-content.md', () => {
  const text = readFileSync('docs/how-to/add-content.md', 'utf8');
  const section = text.slice(text.indexOf('## Blocks of a service page'));
  const described = [...section.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, kind]) => kind);
  expect(described.filter((kind) => kind !== 'kind')).toEqual(Object.keys(blockKinds));
});
