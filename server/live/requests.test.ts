import * as v from 'valibot';
import { expect, it } from 'vitest';
import { choiceOf, fieldProblems, lineOf } from '#shared/contracts/text-schema.ts';
import { parseFields, Refusal } from './requests.ts';

const refusedFields = (schema: v.GenericSchema, fields: object) => {
  try {
    parseFields(schema, { ...fields });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.fields;
    throw error;
  }
};

it.each(fieldProblems)('says that a field is refused as %s', (word) => {
  expect(
    refusedFields(
      v.object({
        a: v.pipe(
          v.string(),
          v.check(() => false, word),
        ),
      }),
      { a: '' },
    ),
  ).toEqual({ a: word });
});

it('says that a missing field is required', () => {
  const schema = v.object({ name: lineOf(5), kind: choiceOf(['a', 'b']) });
  expect(refusedFields(schema, {})).toEqual({ name: 'required', kind: 'required' });
  expect(refusedFields(schema, { name: 'too long', kind: 'c' })).toEqual({
    name: 'too-long',
    kind: 'choice',
  });
});

it.each([
  ['a word of its own', v.string('empty'), 'empty'],
  ['none', v.pipe(v.string(), v.minLength(2)), 'Invalid length'],
  ['none for a field without a value', v.string(), 'Invalid type'],
])('does not take a schema with %s for a required field', (_what, field, said) => {
  const value = said === 'Invalid length' ? 'x' : undefined;
  expect(() => parseFields(v.object({ name: field }), { name: value })).toThrow(said);
});
