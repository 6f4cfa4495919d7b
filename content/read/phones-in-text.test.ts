import { testSite } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { plainText } from '#shared/article-text.ts';
import { linkPhones } from './phones-in-text.ts';

/** The numbers that are links, with their addresses, on the site of a company with this phone. */
function linked(text: string, phone = '+34 963 001 021'): [string, string][] {
  const settings = { ...testSite.settings, contact: { ...testSite.settings.contact, phone } };
  const parts = linkPhones({ settings }, text);
  expect(plainText(parts)).toBe(text);
  return parts.flatMap((part): [string, string][] =>
    typeof part === 'object' && part.kind === 'link' ? [[plainText([part]), part.href]] : [],
  );
}

describe('a number that can be called is a link', () => {
  it.each([
    ['Llame al 963 00 10 21.', '963 00 10 21', 'tel:+34963001021'],
    ['963001021 (9 a 14 h)', '963001021', 'tel:+34963001021'],
    ['(0034) 963-001-021', '(0034) 963-001-021', 'tel:+34963001021'],
    ['WhatsApp: +34 600 123 456, siempre', '+34 600 123 456', 'tel:+34600123456'],
    ['Ruf an: +49 (0)4841 555 01-42!', '+49 (0)4841 555 01-42', 'tel:+4948415550142'],
    ['+1 (415) 555-0142 or write', '+1 (415) 555-0142', 'tel:+14155550142'],
    ['at +33.1.23.45.67.89 every day', '+33.1.23.45.67.89', 'tel:+33123456789'],
  ])('%s', (text, written, href) => {
    expect(linked(text)).toEqual([[written, href]]);
  });

  it.each([
    ['+49 4841 555 0142', '04841 / 555 01 42', 'tel:+4948415550142'],
    ['+49 4841 555 0142', '(04841) 5550142', 'tel:+4948415550142'],
    ['+49 (0) 4841 5550142', '0049 4841 5550142', 'tel:+4948415550142'],
    ['+1 (415) 555-0142', '415.555.0142', 'tel:+14155550142'],
  ])('of a company with %s: %s', (phone, written, href) => {
    expect(linked(`Call ${written} today`, phone)).toEqual([[written, href]]);
  });
});

it.each([
  '963 00 10 22 is another number',
  'ES91 2100 0418 4502 0005 1332',
  '+10 000 000 € of savings, +12.345.678,90',
  'ISO 27001:2022, 2024-05-06, 10:00–18:00, 192.168.100.200',
  'version 1.2.3+20240506123456, RFC 9110',
  'a+12345678 and x=+12345678',
  '+3 % in 2024, +20 in 2025',
  '963 001 021 345 and 1963 001 021',
  '+34 963 001 021 345 678 901',
  'https://example.com/+34963001021',
  'order 4 963 001 021',
])('no link in: %s', (text) => {
  expect(linked(text)).toEqual([]);
});
