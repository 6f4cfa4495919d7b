import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf, partOf } from '../../shared/site-file/data-file.ts';
import { oneOf } from '../../shared/site-file/parts.ts';
import { parseData, problemsOf } from '../../shared/site-file/parse-data.ts';
import { describeProblem } from '../../shared/site-file/problem.ts';
import { serviceSchema } from './services.ts';

const sample = readFileSync('content/schema/test-support/service.yaml', 'utf8');
const schema = serviceSchema(oneOf(['one-case'], 'case study'));

function partsOf(text: string) {
  const data = dataOf(text, 'service.yaml');
  const { order, icon, picture, ...words } = (data.value as { en: Record<string, unknown> }).en;
  const facts = { order, icon, picture, blocks: words['blocks'] };
  return { facts: partOf(data, ['en'], facts), words: partOf(data, ['en'], words) };
}

/** The problems of the sample after a change of its text: in its facts or, where these are valid, in its words. */
function problemsAfter(found: string | RegExp, replacement: string): string[] {
  const text = sample.replace(found, replacement);
  expect(text).not.toBe(sample);
  const { facts, words } = partsOf(text);
  const inFacts = problemsOf(schema.facts, facts);
  const wrong =
    inFacts.length > 0 ? inFacts : problemsOf(schema.words(parseData(schema.facts, facts)), words);
  return wrong.map(describeProblem);
}

describe('a service', () => {
  it.each([
    [
      'icon: support',
      'icon: suport',
      'service.yaml:3: en.icon: no such icon: suport; did you mean “support”?',
    ],
    ['picture: app', 'picture: ap', 'service.yaml:4: en.picture: no such drawing: ap; did you mean “app”?'],
    ['logo: mysql', 'logo: mysqll', 'no such logo: mysqll; did you mean “mysql”?'],
    ['look: figures', 'look: figure', 'service.yaml:22: en.blocks[0].look: no such look: figure'],
    [
      'kind: closing',
      'kind: closings',
      'service.yaml:55: en.blocks[4].kind: no such kind: closings; did you mean “closing”?',
    ],
    [
      '    - kind: closing\n      look: call',
      '    - kind: case\n      case: one\n      cover: { drawing: waves }',
      'en.blocks[4].case: no such case study: one',
    ],
    [
      'lengths: [2, 3]\n',
      'lengths: [2, 3]\n      pictures: [survey]\n',
      'do not count the same number of steps',
    ],
    ['      scale: below\n', '', 'blocks[1].scale: `scale` and `lengths` go together'],
    ['        - items: [{ name: Paper }]\n', '', 'blocks[3].technologies: `sets` are two groups'],
  ])('R119: names what is wrong with its facts: %j as %j', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });

  it.each([
    ['values: [40, 8]', 'values: [40, 8, 4]', '2 items, but the facts of the block count 3'],
    ['lengths: [2, 3]', 'lengths: [2]', '2 items, but the facts of the block count 1'],
    ['figure: "0", ', '', 'en.blocks[0].items[0].figure: missing'],
    ['        - { trait: Lasts, use: The originals }\n', '', 'notes: 1 notes, but there are 2 technologies'],
    ['look: sets', 'look: sets\n      groud: paper', 'en.blocks[3].groud: unknown: did you mean “ground”?'],
    [
      '        - { title: Read, description: Box by box., note: 2 weeks }',
      '        - { title: Read, description: Box by box. }',
      'items[0].note: missing',
    ],
    ['look: figures', 'look: rows', 'en.blocks[0].items[0].points: missing'],
    ['      - { name: Roof, note: What people see }\n', '', 'en.page.tiers: 3 items, at least 4'],
    ['picture: app', 'picture: web', 'en.page.tiers: unknown'],
  ])('R119: names words that do not go with its facts: %j as %j', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });
});
