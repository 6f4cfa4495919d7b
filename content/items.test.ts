import { attempt } from '../shared/site-file/problem.ts';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../shared/locales.ts';
import { clientsSchema } from './schema/clients.ts';
import { dataOf, partOf, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { questionSchema } from './schema/questions.ts';
import { testimonialSchema } from './schema/testimonials.ts';
import { optionalFile, readList } from './items.ts';

const words = (text: string) => languages.map((language) => `  ${language}: { content: ${text} }\n`).join('');
const item = (person: string, rating: number) =>
  `- person: ${person}\n  company: Moor & Co.\n  rating: ${rating}\n`;
const praise = 'They came on time; what they planted is still growing.';

const read = (yaml: string, language: Language = 'en') =>
  readList(dataOf(yaml, 'x.yaml'), testimonialSchema, language);
const problemsIn = (yaml: string) =>
  attempt(() => read(yaml)).wrong.map(({ line, field, reason }) => `${line}: ${field}: ${reason}`);

describe('a list of items in one file', () => {
  it('gives facts and words of each in a language, in their order', () => {
    expect(read(item('ada', 5) + words(praise) + item('bo', 1) + words(praise))).toEqual([
      { person: 'ada', company: 'Moor & Co.', rating: 5, content: praise },
      { person: 'bo', company: 'Moor & Co.', rating: 1, content: praise },
    ]);
  });

  it('has what the words name in braces filled in', () => {
    const [first] = read(
      item('ada', 5) + words('"Before {brand} came, nothing grew here at all, for years."'),
    );
    expect(first?.content).toMatch(/^Before [^{}]+ came/);
  });

  it.each([[''], ['[]'], ['# none yet\n']])('may be empty: %j', (yaml) => {
    expect(read(yaml)).toEqual([]);
  });

  it('may be no file at all', () => {
    const none = optionalFile('no-such-list');
    expect(readList(none, testimonialSchema, 'en')).toEqual([]);
    expect(parseData(clientsSchema, none)).toEqual([]);
  });

  it('names every mistake of every item with its line', () => {
    const yaml = item('Ada', 6) + words(praise) + item('bo', 4.5) + words('short');
    expect(problemsIn(yaml)).toEqual([
      '1: [0].person: small letters, digits and hyphens only: Ada',
      '3: [0].rating: at most 5',
      `${6 + languages.length}: [1].rating: not a whole number`,
      ...languages.map(
        (language, index) =>
          `${7 + languages.length + index}: [1].${language}.content: too short: 5 characters, at least 40`,
      ),
    ]);
  });

  it('names the language that is missing, what is no list, what is no item, and too many', () => {
    const [, ...others] = languages.map((language) => `  ${language}: { content: ${praise} }\n`);
    expect(problemsIn(item('ada', 5) + others.join(''))).toEqual([
      `1: [0].${languages[0]}: missing in this language`,
    ]);
    expect(problemsIn('person: ada')).toEqual(['1: (the whole file): not a list']);
    expect(problemsIn('- ada')).toEqual(['1: [0]: not a list of fields']);
    expect(problemsIn((item('ada', 5) + words(praise)).repeat(9))).toEqual([
      '1: (the whole file): 9 items, at most 8',
    ]);
  });

  it('may be a part of a file', () => {
    const entry = `  - ${languages.map((one) => `${one}: { question: Who waters it?, answer: Whoever comes by; there is always a can. }`).join('\n    ')}\n`;
    const file: DataFile = dataOf(`contact:\n${entry}resources:\n`, 'x.yaml');
    const { contact, resources } = file.value as Record<string, unknown>;
    const of = (page: string, value: unknown) => readList(partOf(file, [page], value), questionSchema, 'en');
    expect(of('contact', contact)).toHaveLength(1);
    expect(of('resources', resources)).toEqual([]);
  });
});
