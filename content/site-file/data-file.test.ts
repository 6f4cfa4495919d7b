import { describe, expect, it } from 'vitest';
import { dataOf, markdownOf } from './data-file.ts';
import { parseData } from './parse-data.ts';
import { fields, oneOf, text } from './parts.ts';
import { attempt, describeProblem } from './problem.ts';

const messages = (read: () => unknown) => attempt(read).wrong.map(describeProblem);
const inYaml = (yaml: string) => messages(() => dataOf(yaml, 'a.yaml'));
const inMarkdown = (markdown: string) => messages(() => markdownOf(markdown, 'a.md'));

describe('YAML that cannot be read', () => {
  it.each([
    ['a: 1\nb: &nbsp;Text\n', 'a.yaml:2: (YAML): cannot be read: the text starts with an ampersand (&)'],
    ['a: & Text\n', 'a.yaml:1: (YAML): cannot be read:'],
    [
      'a: !Important text\n',
      'a.yaml:1: (YAML): cannot be read: the text starts with an exclamation mark (!)',
    ],
    ['a: "x" y\n', 'a.yaml:1: (YAML): cannot be read: there is more in this line than one text'],
    ['a: 1\nText without a colon\nb: 2\n', 'a.yaml:2: (YAML): cannot be read: a line without a colon'],
    ['a: 1\n---\nb: 2\n', 'a.yaml:2: (YAML): cannot be read: a line --- or ... divides the file'],
    ['a: "C:\\Users"\n', 'a.yaml:1: (YAML): cannot be read: a backslash (\\) between double quotes'],
    ['a: *\n', 'a.yaml:1: (YAML): cannot be read:'],
    ['a: %x\n', 'a.yaml:1: (YAML): cannot be read: a text cannot start with this character'],
    ['a: {b: 1\nc: 2\n', 'a.yaml:2: (YAML): cannot be read:'],
  ])('%j is named with line and advice', (yaml, start) => {
    const [first = '', ...others] = inYaml(yaml);
    expect(first.slice(0, start.length)).toBe(start);
    expect(first).not.toMatch(/Implicit keys|Unexpected|Unresolved|Source contains/);
    expect(others).toEqual([]);
  });

  it.each(['a: &x { b: 1 }\nc: *x\n', 'a: AT&T\nb: a & b\nc: "!x"\n'])('accepts %j', (yaml) => {
    expect(inYaml(yaml)).toEqual([]);
  });
});

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> theirs\n';
  const reason = '(the whole file): a merge conflict of Git: keep one of the two versions';

  it.each([
    ['YAML', inYaml, conflict, 'a.yaml:1'],
    ['a list', inYaml, `- a\n${conflict}`, 'a.yaml:2'],
    ['a text over lines', inYaml, `a: |\n  Text\n${conflict}`, 'a.yaml:3'],
    ['a front matter', inMarkdown, `---\ntitle: x\n${conflict}---\nText\n`, 'a.md:3'],
    ['a body', inMarkdown, `---\ntitle: x\n---\nText\n${conflict}`, 'a.md:5'],
    ['one line of a body', inMarkdown, '---\ntitle: x\n---\nText\n<<<<<<< HEAD\nmore\n', 'a.md:5'],
    ['the start of a text', inMarkdown, conflict, 'a.md:1'],
  ])('in %s is named as such', (_, messagesOf, content, place) => {
    expect(messagesOf(content)).toEqual([expect.stringMatching(`^${place}: ${RegExp.escape(reason)}`)]);
  });

  it('is allowed in a block of code', () => {
    expect(inMarkdown(`---\na: 1\n---\n\`\`\`\`text\n\`\`\`\n${conflict}\`\`\`\`\n`)).toEqual([]);
  });
});

describe('a front matter that is none', () => {
  it.each([
    ['+++\ntitle = "x"\n+++\nText\n', 'a.md:1: (the front matter): TOML between +++'],
    ['\n\n+++\ntitle = "x"\n+++\n', 'a.md:3: (the front matter): TOML between +++'],
    ['{ "title": "x" }\n\nText\n', 'a.md:1: (the front matter): JSON'],
    [';;;\n{ "title": "x" }\n;;;\n', 'a.md:1: (the front matter): JSON'],
    ['\n---\ntitle: x\n---\nText\n', 'a.md:1: (the front matter): an empty line before the first ---'],
    [' ---\ntitle: x\n---\nText\n', 'a.md:1: (the front matter): a space before the first ---'],
    ['--- yaml\ntitle: x\n---\nText\n', 'a.md:1: (the front matter): the first line must be --- only'],
    ['Text\n', 'a.md:1: (the front matter): missing'],
    ['', 'a.md:1: (the front matter): missing'],
    ['---\ntitle: x\n\nText\n', 'a.md:1: (the front matter): not closed'],
    ['---\ntitle: x\n--\nText\n', 'a.md:1: (the front matter): not closed'],
    ['---\na: x\n---\n\n---\ntitle: y\ntags:\n  - z\n---\n', 'a.md:5: (the front matter): a second one'],
    ['---\na: x\n---\n+++\ntitle = "y"\n+++\n', 'a.md:4: (the front matter): a second one'],
  ])('%j is named', (markdown, start) => {
    expect(inMarkdown(markdown)).toEqual([expect.stringContaining(start)]);
  });

  it.each([
    '---\ntitle: x\n---\nText\n',
    '---\ntitle: x\n---',
    '---  \ntitle: x\n--- \n\nText\n\n---\n\nMore\n',
  ])('accepts %j', (markdown) => {
    expect(inMarkdown(markdown)).toEqual([]);
  });
});

describe('unknown fields', () => {
  const schema = fields({ name: text(2, 20), links: fields({ first: text(2, 20) }) });

  it('are named all at once, nested ones too, with the nearest name', () => {
    const yaml = 'nmae: Ada\nimage: x\nsocialIcon: y\nlinks: { frist: one, second: two }\n';
    expect(messages(() => parseData(schema, dataOf(yaml, 'a.yaml'))).toSorted()).toEqual([
      'a.yaml:1: nmae: unknown: did you mean “name”?',
      'a.yaml:2: image: unknown: the valid names are name, links',
      'a.yaml:3: socialIcon: unknown: the valid names are name, links',
      'a.yaml:4: links.frist: unknown: did you mean “first”?',
      'a.yaml:4: links.second: unknown: the valid names are first',
    ]);
  });
});

describe('a point between thousands', () => {
  it.each([
    ['low: 45.000', '45.000 is read as 45: write 45000 or 45'],
    ['prices:\n  - low: 120.000', '120.000 is read as 120: write 120000 or 120'],
    ['low: 1.250', '1.250 is read as 1.25: write 1250 or 1.25'],
  ])('is refused: %j', (yaml, reason) => {
    expect(() => dataOf(yaml, 'a.yaml')).toThrow(reason);
  });

  it.each(['low: 45000', 'zoom: 0.5', 'version: "1.0"', 'time: 10.30'])('is not %j', (yaml) => {
    expect(() => dataOf(yaml, 'a.yaml')).not.toThrow();
  });
});

describe('a field that has something else than one text', () => {
  const place = fields({
    kind: oneOf(['shop', 'office'], 'kind'),
    name: text(2, 20),
    at: fields({ street: text(2, 20) }),
  });
  const right = 'kind: shop\nname: Yard\nat: { street: Main }\n';
  const said = (yaml: string) => messages(() => parseData(place, dataOf(yaml, 'a.yaml')));

  it('is right as it is written', () => {
    expect(said(right)).toEqual([]);
  });

  it.each([
    ['kind: shop', 'kind: [shop, office]', 'kind: not one word: write one of shop, office'],
    ['kind: shop', 'kind:', 'kind: missing'],
    ['kind: shop\n', '', 'kind: missing'],
    ['at: { street: Main }', 'at: Main', 'at: not a list of fields'],
    ['at: { street: Main }', 'at:', 'at: missing'],
    [
      'name: Yard',
      'name: |\n  Yard',
      'name: a line break at the end: write |- instead of |, or >- instead of >',
    ],
    ['name: Yard', 'name: " Yard"', 'name: space at the start or the end'],
  ])('is named: %j as %j', (from, to, message) => {
    expect(said(right.replace(from, to))).toEqual([expect.stringMatching(/^a\.yaml:\d: /)]);
    expect(said(right.replace(from, to))[0]?.replace(/^a\.yaml:\d: /, '')).toBe(message);
  });
});
