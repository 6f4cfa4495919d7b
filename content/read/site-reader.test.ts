import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { SiteReader } from './site-reader.ts';
import { SiteSource } from './site-source.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { figureSchema, yearSchema } from '#content/schema/company-figures.ts';
import { testimonialSchema } from '#content/schema/testimonials.ts';

const languages = ['en', 'es', 'fr', 'de'];
const words = (text: string) => languages.map((language) => `  ${language}: { content: ${text} }\n`).join('');
const item = (person: string, rating: number) =>
  `- person: ${person}\n  company: Moor & Co.\n  rating: ${rating}\n`;
const praise = 'They came on time; what they planted is still growing.';

const { settings } = siteFixture({ languages });

function read(yaml: string) {
  const reader = new SiteReader(new SiteSource('acme', new Map()), settings);
  const items = reader.list(dataOf(yaml, 'x.yaml'), testimonialSchema);
  return { items: items['en'], problems: reader.problems };
}
const problemsIn = (yaml: string) =>
  read(yaml).problems.map(({ line, field, reason }) => `${line}: ${field}: ${reason}`);

describe('a list of items in one file', () => {
  it.each([[''], ['[]'], ['# none yet\n']])('may be empty: %j', (yaml) => {
    expect(read(yaml)).toEqual({ items: [], problems: [] });
  });

  it('reports every mistake of every item with its line', () => {
    const yaml = item('Ada', 6) + words(praise) + item('bo', 4.5) + words('short');
    expect(problemsIn(yaml)).toEqual([
      '1: [0].person: lower-case letters, digits and hyphens only: Ada',
      '3: [0].rating: at most 5',
      `${6 + languages.length}: [1].rating: not a whole number`,
      ...languages.map(
        (language, index) =>
          `${7 + languages.length + index}: [1].${language}.content: too short: 5 characters, at least 40`,
      ),
    ]);
  });

  it('reports a missing language, a value instead of a list or an item, and too many items', () => {
    const [, ...others] = languages.map((language) => `  ${language}: { content: ${praise} }\n`);
    const missing = [`1: [0].${languages[0]}: missing in this language`];
    expect(problemsIn(item('ada', 5) + others.join(''))).toEqual(missing);
    expect(problemsIn('person: ada')).toEqual(['1: (the whole file): not a list']);
    expect(problemsIn('- ada')).toEqual(['1: [0]: not a list of fields']);
    const nine = (item('ada', 5) + words(praise)).repeat(9);
    expect(problemsIn(nine)).toEqual(['1: (the whole file): 9 items, at most 8']);
  });
});

it.each(['years.yaml', 'about-figures.yaml'])(
  'fills the words of each language into the texts of %s',
  (name) => {
    const site = siteFixture({ languages: ['en', 'de'] });
    const { contact } = site.settings;
    const addressIn = { de: { ...contact.address, city: 'Wien' } };
    const inEach = `  en: { text: We work in {city}. }\n  de: { text: Wir arbeiten in {city}. }\n`.replaceAll(
      /text: ([^}]+\}.) /g,
      'text: "$1" ',
    );
    const yaml = {
      'years.yaml': `- year: 2020\n  people: 3\n${inEach}- year: 2021\n  people: 5\n${inEach}`,
      'about-figures.yaml': `- value: 3\n${inEach.replaceAll('text:', 'label:')}`.repeat(3),
    }[name];
    const reader = new SiteReader(new SiteSource('acme', new Map()), {
      ...site.settings,
      contact: { ...contact, addressIn },
    });
    const data = dataOf(yaml ?? '', name);
    const items = name === 'years.yaml' ? reader.list(data, yearSchema) : reader.list(data, figureSchema);
    expect(reader.problems).toEqual([]);
    expect(JSON.stringify(items['en'])).toContain('in Springfield');
    expect(JSON.stringify(items['de'])).toContain('in Wien');
  },
);
