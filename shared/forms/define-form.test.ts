import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineForm, textKinds, type Field, type TextKind } from './define-form.ts';
import { schemaOfForm } from './form-schemas.ts';

const line = {
  kind: 'line',
  max: 20,
  isRequired: false,
  label: 'contact.form.company',
  in: ['mail'],
} as const satisfies Field;
/** A field of a kind with what the kind needs. */
function fieldOf(kind: TextKind, isRequired = false): Field {
  const { max, ...described } = { ...line, isRequired };
  switch (kind) {
    case 'service':
      return { ...described, kind, placeholder: 'contact.form.service.placeholder' };
    case 'choice': {
      const options = { small: 'contact.form.phone', 'very-large': 'contact.form.message' } as const;
      return { ...described, kind, options, placeholder: 'contact.form.service.placeholder' };
    }
    case 'line':
    case 'text':
    case 'email':
    case 'phone':
    case 'link':
      return { ...described, kind, max };
  }
}
const choice = fieldOf('choice');
const define = (fields: Readonly<Record<string, Field<'mail' | 'search'>>>) =>
  defineForm('application', ['mail', 'search'], fields);

it.each([
  [
    'a kind there is none of',
    { colour: { ...line, kind: 'colour' } },
    'colour: the kind is not one of line,',
  ],
  ['no bound', { company: { ...line, max: undefined } }, 'company: the bound is not a whole number above 0'],
  ['a bound of nothing', { company: { ...line, max: 0 } }, 'company: the bound is no'],
  ['half a bound', { company: { ...line, max: 1.5 } }, 'company: the bound is no'],
  ['a choice of nothing', { company: { ...choice, options: {} } }, 'company: a choice needs options'],
  ['a choice without options', { company: { ...choice, options: undefined } }, 'company: a choice needs'],
  [
    'an option that is not a plain word',
    { company: { ...choice, options: { 'a b': line.label } } },
    'company: the option a b is not',
  ],
  ['an invalid column name', { 'job-title': line }, 'job-title: a name consists of letters'],
  ['a name of every form', { language: line }, 'language: this name is reserved'],
  ['a name of this form', { jobId: line }, 'jobId: this name is reserved'],
  ['a place it has none of', { company: { ...line, in: ['csv'] } }, 'company: the form is not shown in: csv'],
  ['one label twice', { company: line, firm: line }, 'firm: it has the same label as company'],
])('stops the build with file and field: %s', (_, fields, message) => {
  // Without type checks, as in a build.
  expect(() => define(fields as never)).toThrow(`shared/forms/application.ts, field ${message}`);
});

/** What is sent and refused, for each kind. */
const refused: Readonly<Record<TextKind, readonly [sent: unknown, word: string][]>> = {
  line: [['a'.repeat(21), 'too-long']],
  text: [['a'.repeat(21), 'too-long']],
  phone: [[7, 'text']],
  link: [['a'.repeat(21), 'too-long']],
  email: [['mira', 'email']],
  service: [['plumbing', 'choice']],
  choice: [
    ['toString', 'choice'],
    ['contact.form.phone', 'choice'],
    [['small'], 'choice'],
  ],
};

it.each(
  Object.entries(refused).flatMap(([kind, values]) =>
    values.map(([sent, word]) => [kind, sent, word] as const),
  ),
)('checks a field by its kind: %s, %j', (kind, sent, word) => {
  const { issues } = v.safeParse(schemaOfForm({ field: fieldOf(kind as TextKind) }), { field: sent });
  expect(issues?.[0].message).toBe(word);
});

it.each(textKinds.flatMap((kind) => [{}, { field: '' }].map((sent) => [kind, sent] as const)))(
  'refuses an empty %s that is required: %j',
  (kind, sent) => {
    const { issues } = v.safeParse(schemaOfForm({ field: fieldOf(kind, true) }), sent);
    expect(issues?.[0].message).toBe('required');
  },
);

it.each([
  ['text', 'one\vtwo\fthree\u0085four\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
  ['text', 'a\0b\u001bc\u007fd\u0093e', 'abcde'],
  ['text', 'a\ud800b', 'a\ufffdb'],
  ['text', '\tOne\r\ntwo\rthree\n', '\tOne\r\ntwo\rthree\n'],
  ['text', 'zero\u200bwidth \u2067\u05d0\u2069 👩🏽‍🔧', 'zero\u200bwidth \u2067\u05d0\u2069 👩🏽‍🔧'],
  ['line', 'one\vtwo\r\nthree', 'one two three'],
  ['phone', '+1\u2028628', '+1 628'],
  ['link', 'https://a.example/\0', 'https://a.example/'],
  ['email', 'r&d@example.com', 'r&d@example.com'],
  ['email', 'who?@example.com', 'who?@example.com'],
  ['email', "o'neil+x@sub.example.com", "o'neil+x@sub.example.com"],
  ['email', 'Mira@Müller.de', 'Mira@xn--mller-kva.de'],
  ['email', 'mira@例え.テスト', 'mira@xn--r8jz45g.xn--zckzah'],
  ['email', 'mira@XN--mller-kva.DE', 'mira@XN--mller-kva.DE'],
] as const)('takes from a %s what people paste and browsers accept: %j', (kind, typed, kept) => {
  expect(v.parse(schemaOfForm({ field: { ...line, max: 100, kind } }), { field: typed })).toEqual({
    field: kept,
  });
});

it.each([
  'mira',
  'mira@',
  'a@b@c.example',
  'mira@müller.de/x',
  'mira@müller.de?bcc=all@x.example',
  'mira@mül%20ler.de',
  'mira@mül ler.de',
  'jörg@example.com',
  'mira@halden.example\nBcc: all@halden.example',
  'mira,jon@halden.example',
  'Mira <mira@halden.example>',
])('rejects the address %j', (email) => {
  const { issues } = v.safeParse(
    schemaOfForm({ field: { ...line, isRequired: true, max: 100, kind: 'email' } }),
    {
      field: email,
    },
  );
  expect(issues?.[0].message).toBe('email');
});

it.each(textKinds)('takes nothing for nothing in a %s nobody has to fill in', (kind) => {
  expect(v.parse(schemaOfForm({ field: fieldOf(kind) }), {})).toEqual({ field: '' });
});

it('every kind of field is described in docs/how-to/add-a-form-field.md', () => {
  const text = readFileSync('docs/how-to/add-a-form-field.md', 'utf8');
  const rows = text.slice(text.indexOf('| Kind |'), text.indexOf('For other forms')).split('\n');
  const kinds = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[a-z]+(?=`)/g) ?? []);
  expect(kinds.toSorted()).toEqual(textKinds.toSorted());
});
