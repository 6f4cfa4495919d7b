import { expect, it } from 'vitest';
import { people as drawn } from '#artwork/people.ts';
import { languages } from '../../shared/locales.ts';
import { clients } from '../../content/clients.ts';
import { testimonialsIn } from '../../content/testimonials.ts';

it.each(languages)('four testimonials with all their fields, %s (R109, R110, R111, R292)', (language) => {
  const testimonials = testimonialsIn(language);
  expect(testimonials).toHaveLength(4);
  for (const { id, name, role, company, content, rating } of testimonials) {
    expect([id, name, role, company, content].filter((text) => text === '')).toEqual([]);
    expect(Object.keys(drawn)).toContain(id);
    expect([1, 2, 3, 4, 5]).toContain(rating);
  }
});

it('six invented clients (R114)', () => {
  expect(clients().map(({ name }) => name)).toEqual([
    'Halden Bank',
    'Northline',
    'Verity',
    'Kestrel & Co.',
    'Osprey Energy',
    'Meridian Rail',
  ]);
});
