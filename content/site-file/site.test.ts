import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataOf } from './data-file.ts';
import { leavesOf } from './leaves.ts';
import { parseData, problemsOf } from './parse-data.ts';
import { describeProblem } from './problem.ts';
import { siteSchema } from './site.ts';

const sample = readFileSync('content/schema/test-support/site.yaml', 'utf8');

/** The problems of the sample after a change of its text. */
function problemsAfter(found: string | RegExp, replacement: string): string[] {
  const text = sample.replace(found, replacement);
  expect(text).not.toBe(sample);
  return problemsOf(siteSchema, dataOf(text, 'site.yaml')).map(describeProblem);
}

describe('site.yaml', () => {
  it('has an origin that links, feeds and search engines can use', () => {
    expect(parseData(siteSchema, dataOf(sample, 'site.yaml')).name).toBe('Acme Systems');
  });

  it.each(['hello@xn--mller-kva.de', "o'neil@acme.example", 'info@xn--80a1acny.xn--p1ai'])(
    'takes the email address %s',
    (address) => {
      const text = sample.replaceAll('info@acme.example', address);
      expect(problemsOf(siteSchema, dataOf(text, 'site.yaml'))).toEqual([]);
    },
  );

  it('switches pages off with "off", which YAML does not read as false', () => {
    const { pages } = parseData(
      siteSchema,
      dataOf(`${sample}pages: { team: off, /blog: off }\n`, 'site.yaml'),
    );
    expect(pages).toEqual({ team: 'off', '/blog': 'off' });
  });

  it.each([
    ['https://acme.example', 'https://acme.example/', 'site.yaml:5: origin: must be an origin'],
    ['https://acme.example', 'acme.example', 'site.yaml:5: origin: must be an origin'],
    [
      'https://acme.example',
      'https://müller.de',
      'without a slash at the end: https://müller.de; write https://xn--mller-kva.de',
    ],
    [
      'info@acme.example',
      'info@müller.de',
      'not an email address: info@müller.de; write info@xn--mller-kva.de',
    ],
    ['info@acme.example', 'info@acme', 'contact.email.general: not an email address: info@acme'],
    ['info@acme.example', 'an info@acme.example', 'not an email address: an info@acme.example'],
    [
      '+49 40 555010',
      '040 555010',
      'site.yaml:8: contact.phone: must be a phone number with its country code',
    ],
    ['info@acme.example', 'info', 'site.yaml:10: contact.email.general: not an email address'],
    ['info@acme.example', '"info?bcc=all@acme.example"', 'contact.email.general: '],
    ['2027-01-31', '2027-02-30', 'contact.security.expires: no such day'],
    ['country: DE', 'country: Germany', 'contact.address.country: must be a country code'],
    ['"09:00"', '9 am', 'contact.officeHours.opens: must be a time'],
    [
      'opens: "09:00"',
      'week: [{ weekdays: [monday], hours: ["09:00-14:00"] }], opens: "09:00"',
      'officeHours: both “week” and “opens” or “closes”: empty “opens” and “closes”, or “week”',
    ],
    ['opens: "09:00"', 'closed: [{ from: 12-25 }]', 'officeHours: neither “opens” and “closes”'],
    ['profiles: []', 'profiles: ["@acme"]', 'profiles[0]: not a web address'],
    ['wordmark: [Acme, Systems]', 'wordmark: []', 'site.yaml:2: wordmark: write one or two parts'],
    [
      'main: [{ page: / }]',
      'main: [{ group: x }]',
      'menus.main[0]: neither a page, a link nor a group with entries',
    ],
    ['main: [{ page: / }]', 'main: [/]', 'menus.main[0]: not a list of fields'],
    [
      'wordmark: [Acme, Systems]',
      'wordmark: [Acme, System]',
      'site.yaml:2: wordmark: its parts do not add up',
    ],
    ['slug: acme', 'slug: My Company', 'site.yaml:3: slug: lower-case letters'],
    ['"#005f73"', 'teal', 'accent.light: must be a colour, such as "#1a6b75": teal'],
    ['languages: [de, en]', 'languages: [de, de]', 'languages: a language is listed twice'],
    [
      'languages: [de, en]',
      'languages: [de, en]\nlocales: { en: British }',
      'must be a locale, such as en-GB, or ar-JO-u-nu-latn with its digits: British',
    ],
    [
      'languages: [de, en]',
      'languages: [de, en]\nlocales: { en: de-AT }',
      'site.yaml:7: locales: must be pairs of a language of the site and its locale',
    ],
    [
      'profiles: []',
      'fonts: { sans: { family: Acme Sans, file: fonts/acme.eot } }',
      'fonts.sans.file: must be a woff2, woff, ttf or otf file, such as fonts/acme.woff2: fonts/acme.eot',
    ],
    [
      'profiles: []',
      'fonts: { sans: { family: Acme Sans, file: fonts/../../acme.ttf } }',
      'fonts.sans.file: must be a woff2, woff, ttf or otf file',
    ],
    [
      'profiles: []',
      'fonts: { mono: { family: "Acme\'; }", file: fonts/acme.ttf } }',
      'fonts.mono.family: not a name of letters and digits',
    ],
    ['profiles: []', 'pages: { team: of }', 'pages.team: no such setting of a page: of; did you mean “off”?'],
  ])('is rejected with file, line and field: %s as %s', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement).join('\n')).toContain(problem);
  });

  it.each([
    [
      'legalName: Acme Systems GmbH',
      'legalname: Acme',
      'site.yaml:4: legalname: unknown: did you mean “legalName”?',
    ],
    [
      'postalCode: "20457"',
      'postalCode: 01067',
      'contact.address.postalCode: not a text (put it between quotes)',
    ],
    ['2027-01-31', '2027-13-01', 'contact.security.expires: not a date (YYYY-MM-DD): "2027-13-01"'],
    ['2027-01-31', '20270131', 'contact.security.expires: not a text (put it between quotes)'],
    ['profiles: []', 'profiles: acme', 'profiles: not a list'],
    ['slug: acme', 'slug:', 'site.yaml:3: slug: missing'],
  ])('is rejected in one line: %s as %s', (found, replacement, problem) => {
    const problems = problemsAfter(found, replacement);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('reports a value of a wrong type in plain words', () => {
    const value = parse(sample) as unknown;
    for (const [path] of leavesOf(value))
      for (const strange of [true, 7, [], {}, 'x', null]) {
        const whole = structuredClone(value);
        const part = path.slice(0, -1).reduce((above, key) => (above as Record<string, unknown>)[key], whole);
        (part as Record<string, unknown>)[path.at(-1) ?? ''] = strange;
        const reasons = problemsOf(siteSchema, { file: 'site.yaml', value: whole, lineOf: () => 1 });
        for (const { field, reason } of reasons)
          expect(`${field}: ${reason}`).not.toMatch(/Invalid|Expected|undefined|\bNaN\b|function/);
      }
  });
});
