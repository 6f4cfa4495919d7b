import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/translator.ts';
import { defineForm } from './define-form.ts';
import { fieldsIn, localizeFields, readableValue } from './localized-field.ts';

const form = defineForm('enquiry', ['mail', 'search'], {
  interest: {
    kind: 'service',
    label: 'contact.form.service',
    placeholder: 'contact.form.service',
    in: ['mail'],
  },
  budget: {
    kind: 'choice',
    label: 'contact.form.company',
    options: { phone: 'contact.form.phone', message: 'contact.form.message' },
    placeholder: 'contact.form.service.placeholder',
    isRequired: true,
    in: ['mail'],
  },
  file: { kind: 'file', max: 1, label: 'application.resume', in: [] },
  remark: { kind: 'text', max: 9, label: 'contact.form.name', in: ['search'] },
});
const services = [{ value: 'cloud', label: 'Cloud' }];
const fields = localizeFields(createTranslator(site, 'de'), form, services);

it('describes the text fields in a language, with the options of lists', () => {
  expect(fields.map(({ name }) => name)).toEqual(['interest', 'budget', 'remark']);
  expect(fields[0]?.options).toEqual(services);
  expect(fields[1]).toMatchObject({
    label: 'Unternehmen',
    isRequired: true,
    options: [
      { value: 'phone', label: 'Telefon' },
      { value: 'message', label: 'Nachricht' },
    ],
  });
  expect(fieldsIn(form, 'mail', fields).map(({ name }) => name)).toEqual(['interest', 'budget']);
});

it.each([
  ['budget', 'phone', 'Telefon'],
  ['budget', 'no-longer-offered', 'no-longer-offered'],
  ['budget', '', ''],
  ['interest', 'cloud', 'Cloud'],
  ['remark', 'phone', 'phone'],
])('shows the value of %s as people read it: %j', (name, value, readable) => {
  const field = fields.find((one) => one.name === name)!;
  expect(readableValue(field, value)).toBe(readable);
});
