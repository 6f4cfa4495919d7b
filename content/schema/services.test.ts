import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf, partOf } from '../../shared/site-file/data-file.ts';
import { oneOf } from '../../shared/site-file/parts.ts';
import { parseData, problemsOf } from '../../shared/site-file/parse-data.ts';
import { describeProblem } from '../../shared/site-file/problem.ts';
import { serviceSchema } from './services.ts';

const sample = readFileSync('content/schema/test-support/service.yaml', 'utf8');
const schema = serviceSchema(oneOf(['one-case'], 'case study'));

/** The facts and the English words of a text, apart. */
function partsOf(text: string) {
  const data = dataOf(text, 'service.yaml');
  const { en, ...facts } = data.value as Record<string, unknown>;
  return { facts: partOf(data, [], facts), words: partOf(data, ['en'], en) };
}

/** The problems of the sample after a change of its text: in its facts, or else in its words. */
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
  it('is made of the blocks it names, in their order, with their words', () => {
    const { facts, words } = partsOf(sample);
    const known = parseData(schema.facts, facts);
    expect(Object.keys(known.blocks)).toEqual(['promises', 'way', 'load', 'tools', 'end']);
    expect(Object.keys(parseData(schema.words(known), words).page.blocks)).toEqual(Object.keys(known.blocks));
  });

  it.each([
    ['icon: support', 'icon: suport', 'service.yaml:2: icon: no such icon: suport; did you mean “support”?'],
    ['picture: app', 'picture: ap', 'service.yaml:3: picture: no such drawing: ap; did you mean “app”?'],
    ['logo: mysql', 'logo: mysqll', 'no such logo: mysqll; did you mean “mysql”?'],
    ['look: figures', 'look: figure', 'service.yaml:7: blocks.promises.look: no such look: figure'],
    [
      'kind: closing',
      'kind: closings',
      'service.yaml:23: blocks.end.kind: no such kind: closings; did you mean “closing”?',
    ],
    [
      '    kind: closing\n    look: call',
      '    kind: case\n    case: one\n    cover: waves',
      'blocks.end.case: no such case study: one',
    ],
    [
      'lengths: [2, 3]\n',
      'lengths: [2, 3]\n    pictures: [survey]\n',
      'do not count the same number of steps',
    ],
    ['    scale: below\n', '', 'blocks.way.scale: `scale` and `lengths` go together'],
    ['      - [{ name: Paper }]\n', '', 'blocks.tools.technologies: `sets` are two groups'],
  ])('R119: names what is wrong with its facts: %j as %j', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });

  it.each([
    ['values: [40, 8]', 'values: [40, 8, 4]', '2 items, but the facts of the block count 3'],
    ['lengths: [2, 3]', 'lengths: [2]', '2 items, but the facts of the block count 1'],
    ['figure: "0", ', '', 'en.page.blocks.promises.items[0].figure: missing'],
    ['          MySQL:', '          MySql:', 'notes.MySql: unknown: did you mean “MySQL”?'],
    ['      end: {', '      ende: {', 'en.page.blocks.ende: unknown: did you mean “end”?'],
    [
      '          - { title: Read, description: Box by box., note: 2 weeks }',
      '          - { title: Read, description: Box by box. }',
      'items[0].note: missing',
    ],
    ['look: figures', 'look: rows', 'en.page.blocks.promises.items[0].points: missing'],
    ['      - { name: Roof, note: What people see }\n', '', 'en.page.tiers: 3 items, at least 4'],
    ['picture: app', 'picture: web', 'en.page.tiers: unknown'],
  ])('R119: names words that do not go with its facts: %j as %j', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });

  it('R043 R044: its title and description fit a result page', () => {
    expect(problemsAfter('title: Archives that answer', 'title: Archives')).toEqual([
      expect.stringContaining('en.page.head.title: too short: 8 characters, at least 16'),
    ]);
    expect(problemsAfter(/description: We scan.*/, 'description: We scan everything.')).toEqual([
      expect.stringContaining('en.page.head.description: too short: 19 characters, at least 50'),
    ]);
  });
});
