import { describe, expect, it } from 'vitest';
import { fileForms } from './file-forms.ts';
import { fileFormat } from './saved-file.ts';

describe('a list inside a file that may be empty', () => {
  const site =
    'name: Acme\nmenus:\n  main: []\n  footer:\n    - group: company\n      entries:\n        - /about\n  legal: []\n';
  it.each([
    ['footer', []],
    ['footer', undefined],
    ['footer', { '*': {} }],
    ['footer', null],
  ])('is written without its last item: %s, %j', (name, content) => {
    const form = fileForms(['site.yaml'], ['es', 'en']).get('site.yaml');
    const format = form && fileFormat(form, ['es', 'en']);
    const value = format?.fromFile(site) as { menus: object };
    const saved = format?.toFile({ ...value, menus: { ...value.menus, [name]: content } });
    expect(saved).toContain('menus:\n  main: []\n  footer: []\n  legal: []\n');
  });

  it('of blocks is empty in each language', () => {
    const service =
      'es:\n  title: Redes\n  blocks:\n    - kind: list\nen:\n  title: Networks\n  blocks:\n    - {}\n';
    const form = fileForms(['services/a.yaml'], ['es', 'en']).get('services/a.yaml')!;
    const format = fileFormat(form, ['es', 'en']);
    const { es, en } = format.fromFile(service) as Record<'es' | 'en', object>;
    const saved = format.toFile({ es: { ...es, blocks: [] }, en: { ...en, blocks: { '*': {} } } });
    expect(saved.match(/^ {2}blocks:.*$/gm)).toEqual(['  blocks: []', '  blocks: []']);
  });
});

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
