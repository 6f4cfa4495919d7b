import { expect, it } from 'vitest';
import { createTranslator } from './i18n/translator.ts';
import { fill, fillParameters } from './template.ts';

it('leaves a parameter without a value to be seen', () => {
  expect(fillParameters('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

it('wants each parameter of a message, and no other', () => {
  const text = createTranslator('en').template('admin.arrival.text');
  const full = fill(text, { name: 'Ada', job: 'Engineer' });
  expect(full).toContain('Ada');
  expect(full).toContain('Engineer');
  // @ts-expect-error the job is missing
  expect(fill(text, { name: 'Ada' })).toContain('{job}');
  // @ts-expect-error the message has no such parameter
  fill(text, { name: 'Ada', job: 'Engineer', town: 'London' });
  // @ts-expect-error a plain text does not know its parameters
  fill('Hello {name}', { name: 'Ada' });
});
