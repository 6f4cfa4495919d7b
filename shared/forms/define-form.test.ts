import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineForm, type Field } from './define-form.ts';
import { schemaOfForm } from '../../content/form-schemas.ts';

const line = {
  kind: 'line',
  max: 20,
  isRequired: false,
  label: 'contact.form.company',
  in: ['mail'],
} as const satisfies Field;
const define = (fields: Readonly<Record<string, Field<'mail' | 'search'>>>) =>
  defineForm('application', ['mail', 'search'], fields);

it.each([
  ['a kind there is none of', { colour: { ...line, kind: 'colour' } }, 'colour: the kind is none of line,'],
  ['no bound', { company: { ...line, max: undefined } }, 'company: the bound is no whole number above 0'],
  ['a bound of nothing', { company: { ...line, max: 0 } }, 'company: the bound is no'],
  ['half a bound', { company: { ...line, max: 1.5 } }, 'company: the bound is no'],
  ['a name that is no column', { 'job-title': line }, 'job-title: a name is letters'],
  ['a name of every form', { language: line }, 'language: this name is taken'],
  ['a name of this form', { jobId: line }, 'jobId: this name is taken'],
  [
    'a place it has none of',
    { company: { ...line, in: ['csv'] } },
    'company: the form does not show in: csv',
  ],
  ['one label twice', { company: line, firm: line }, 'firm: it is called the same as company'],
])('stops the build with file and field: %s', (_, fields, message) => {
  // Without type checks, as in a build.
  expect(() => define(fields as never)).toThrow(`shared/forms/application.ts, field ${message}`);
});

it.each([
  ['line', true, { field: '' }, 'required'],
  ['line', true, {}, 'required'],
  ['line', false, { field: 'a\nb' }, 'characters'],
  ['text', false, { field: 'a'.repeat(21) }, 'too-long'],
  ['text', false, { field: 'a\0b' }, 'characters'],
  ['text', false, { field: 'a\u001bb' }, 'characters'],
  ['text', false, { field: 'a\u0085b' }, 'characters'],
  ['text', false, { field: 'a\ud800b' }, 'characters'],
  ['phone', false, { field: 7 }, 'text'],
  ['email', true, { field: ' ' }, 'required'],
  ['email', false, { field: 'mira' }, 'email'],
  ['service', false, { field: 'plumbing' }, 'choice'],
  ['service', true, {}, 'required'],
] as const)('checks a field by its kind: %s, required %s, %j', (kind, isRequired, sent, word) => {
  const { issues } = v.safeParse(schemaOfForm({ field: { ...line, kind, isRequired } }), sent);
  expect(issues?.[0].message).toBe(word);
});

it.each(['line', 'text', 'phone', 'link', 'email', 'service'] as const)(
  'takes nothing for nothing in a %s nobody has to fill in',
  (kind) => {
    expect(v.parse(schemaOfForm({ field: { ...line, kind } }), {})).toEqual({ field: '' });
  },
);
