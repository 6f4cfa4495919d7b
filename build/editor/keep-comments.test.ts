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

  it('keeps spaces around texts, which the editor takes away', () => {
    const text = 'wordmark: [ Acme, " Works" ]\nyear: 2026\n';
    const value = { wordmark: ['Acme', 'Works'], year: 2026 };
    expect(withValues(text, value)).toBe(text);
    expect(withValues(text, { ...value, year: 2027 })).toBe(text.replace('2026', '2027'));
  });

  it('keeps what the form has left out though nobody took it away', () => {
    const text = '# None yet.\nprofiles: []\nyear: 2026\n';
    const throughForm = () => ({ year: 2026 });
    expect(withValues(text, { year: 2027 }, throughForm)).toBe(text.replace('2026', '2027'));
    expect(withValues(text, { year: 2026, profiles: ['a'] }, throughForm)).toContain(
      '# None yet.\nprofiles:',
    );
    expect(withValues(text, {}, throughForm)).toBe('# None yet.\nprofiles: []\n');
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
