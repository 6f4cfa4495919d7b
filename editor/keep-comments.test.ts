import { describe, expect, it } from 'vitest';
import { codecOf } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { withValues } from './keep-comments.ts';

const before = `# Facts of the site.
name: 'Acme' # as on the sign

# How people reach it.
contact:
  # No calls at night.
  phone: "555 0142"
  towns: [Kiel, Husum] # by size
people:
  # The first.
  - id: ada
    role: head
  # The second.
  - id: grace
`;

describe('a file that is saved in the editor', () => {
  it('stays as it is, byte by byte, where it says the same, in whatever order', () => {
    const { name, ...rest } = { name: 'Acme', contact: { towns: ['Kiel', 'Husum'], phone: '555 0142' } };
    const people = [{ role: 'head', id: 'ada' }, { id: 'grace' }];
    expect(withValues(before, { people, ...rest, name })).toBe(before);
  });

  it('keeps comments, order and quotes of what has not changed', () => {
    const value = {
      name: 'Acme Works',
      contact: { phone: '555 0199', towns: ['Kiel', 'Husum'], mail: 'hello@acme.example' },
      people: [{ id: 'new' }, { id: 'grace' }, { id: 'ada', role: 'owner' }],
    };
    expect(withValues(before, value)).toBe(`# Facts of the site.
name: 'Acme Works' # as on the sign

# How people reach it.
contact:
  # No calls at night.
  phone: "555 0199"
  towns: [ Kiel, Husum ] # by size
  mail: hello@acme.example
people:
  # The first.
  - id: new
  # The second.
  - id: grace
  - id: ada
    role: owner
`);
  });

  it('loses the comment of what is gone, and no other', () => {
    expect(withValues(before, { name: 'Acme' })).toBe(
      "# Facts of the site.\nname: 'Acme' # as on the sign\n",
    );
  });

  it.each(['', 'a: [', '# Only this.\n'])('is written anew where there was nothing to read: %j', (text) => {
    expect(withValues(text, { a: 1 })).toMatch(/a: 1\n$/);
  });

  const text: JsonSchema = { type: 'string' };
  const words: JsonSchema = { type: 'object', properties: { title: text } };
  const item: JsonSchema = { ...words, patternProperties: { '^[a-z]{2,3}$': words } };
  it.each([
    ['data', { type: 'array', items: words }, '# One.\n- title: A # B\n'],
    ['item', item, '# One.\nde:\n  title: A # B\nen:\n  title: C\n'],
    ['text', words, '---\n# One.\ntitle: A # B\n---\n\nText\n'],
  ] as const)('keeps its comments through the form of a file of the kind %s', (kind, schema, file) => {
    const codec = codecOf({ name: 'x', kind, schema }, ['de', 'en']);
    const form = JSON.stringify(codec.fromFile(file.trim()));
    const changed = codec.toFile(JSON.parse(form.replace('"title":"A"', '"title":"Z"')));
    expect(`${changed.trim()}\n`).toBe(file.replace('title: A', 'title: Z'));
  });
});
