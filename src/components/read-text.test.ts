import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const fields = { name: 'Name', message: 'Message' };

it('reads the fields that are asked for as they were typed, a missing one and a file as empty (R186)', () => {
  const form = new FormData();
  form.set('name', ' Ada\n');
  form.set('page', '/contact');
  expect(readText(form, fields)).toEqual({ name: ' Ada\n', message: '' });
  form.set('message', new File(['x'], 'x.txt'));
  expect(readText(form, fields)).toEqual({ name: ' Ada\n', message: '' });
});
