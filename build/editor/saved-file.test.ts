import { describe, expect, it } from 'vitest';
import { fileForms } from './file-forms.ts';
import { fileFormat } from './saved-file.ts';

describe('a list without its last item', () => {
  const testimonial = '- person: joan\n  company: Moor\n  es:\n    content: Una empresa que responde.\n';
  const years = '- year: 2019\n  es:\n    text: El principio de todo.\n';

  it.each([
    ['testimonials.yaml', testimonial, []],
    ['testimonials.yaml', testimonial, undefined],
    ['testimonials.yaml', testimonial, { '*': {} }],
    ['testimonials.yaml', testimonial, {}],
    ['testimonials.yaml', testimonial, null],
    ['years.yaml', `${years}${years.replace('2019', '2020')}`, []],
    ['clients.yaml', '- name: Moor\n', []],
    ['prices.yaml', undefined, []],
  ])('is saved as an empty list: %s', (file, text, content) => {
    const form = fileForms([file], ['es', 'en']).get(file);
    const format = form && fileFormat(form, ['es', 'en']);
    if (text !== undefined) format?.fromFile(text);
    expect(format?.toFile(content)).toBe('[]\n');
  });
});
