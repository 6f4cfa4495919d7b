import { describe, expect, it } from 'vitest';
import { checkCollection, checkContent, checkIds, checkValue } from './check.ts';
import { languages, type Language } from '../config/locales.ts';
import * as schema from './schema.ts';
import { servicesIn, serviceWords, type Service } from './services.ts';

const file = 'content/test.ts';

describe('content check', () => {
  it('R107 R118: the content of the site has no problems and the counts of the specification', () => {
    expect(checkContent()).toEqual([]);
  });

  it('R096: reports an item that lacks a language, and one that has no facts', () => {
    expect(checkIds(file, ['cloud', 'web'], ['cloud', 'wbe'])).toEqual([
      { file, field: 'web', reason: 'missing in this language' },
      { file, field: 'wbe', reason: 'not in facts.ts' },
    ]);
  });

  it('R096: names the file of the language that lacks it', () => {
    const { cloud: _, ...withoutCloud } = serviceWords.de;
    const items = {
      ids: Object.keys(serviceWords.en),
      wordsIn: (language: Language) => (language === 'de' ? withoutCloud : serviceWords[language]),
    };
    expect(checkCollection({ folder: 'services', words: serviceWords, items, results: [] })).toEqual([
      { file: 'content/services/de.ts', field: 'cloud', reason: 'missing in this language' },
    ]);
  });

  it('R096: a language without any words of a folder is named, with the file to write', () => {
    const { de: _, ...words } = serviceWords;
    expect(checkCollection({ folder: 'services', words, items: undefined, results: [] })).toEqual([
      { file: 'content/services/de.ts', field: '(the whole file)', reason: 'missing in this language' },
    ]);
  });

  it('R096: words without a whole part are a problem, not a crash', () => {
    const results = [
      {
        schema: schema.services,
        resultIn: (language: Language) => {
          if (language === 'de') throw new TypeError('no bullets');
          return servicesIn(language);
        },
      },
    ];
    expect(checkCollection({ folder: 'services', words: serviceWords, items: undefined, results })).toEqual([
      {
        file: 'content/services/de.ts',
        field: '(the whole file)',
        reason: 'cannot be read, a part is missing (no bullets)',
      },
    ]);
  });

  it('names facts.ts, once, for a mistake in it, and the file of the language for one in its words', () => {
    const changed = (change: (service: Service, language: Language) => object) =>
      checkCollection({
        folder: 'services',
        words: serviceWords,
        items: undefined,
        results: [
          {
            schema: schema.services,
            resultIn: (language) => {
              const [cloud, ...rest] = servicesIn(language);
              return [{ ...cloud!, ...change(cloud!, language) }, ...rest];
            },
          },
        ],
      }).map((problem) => `${problem.file}: ${problem.field}`);
    expect(changed(() => ({ icon: 'sun' }))).toEqual(['content/services/facts.ts: cloud.icon']);
    expect(changed((_, language) => (language === 'de' ? { title: '' } : {}))).toEqual([
      'content/services/de.ts: cloud.title',
    ]);
    // The same slip in every language is still one of the words.
    expect(changed(({ bullets }) => ({ bullets: bullets.slice(1) }))).toEqual(
      languages.map((language) => `content/services/${language}.ts: cloud.bullets`),
    );
  });

  it('R119: a service has six bullets', () => {
    const [cloud, ...rest] = servicesIn('en');
    const planted = [{ ...cloud, bullets: cloud!.bullets.slice(1) }, ...rest];
    expect(checkValue(file, schema.services, planted)).toEqual([
      { file, field: 'cloud.bullets', reason: 'a service has six bullets' },
    ]);
  });

  it('R118: there are seven services, each once', () => {
    const six = servicesIn('en').slice(0, 6);
    expect(checkValue(file, schema.services, six)).toEqual([
      { file, field: '(the whole list)', reason: '6 items, the specification counts 7' },
    ]);
    expect(checkValue(file, schema.services, [...six, six[0]])).toEqual([
      { file, field: '(the whole list)', reason: 'two items have the same id' },
    ]);
  });

  it('R119: a service leads to a route that exists', () => {
    const [cloud, ...rest] = servicesIn('en');
    const planted = [{ ...cloud, route: 'clouds' }, ...rest];
    expect(checkValue(file, schema.services, planted)).toEqual([
      { file, field: 'cloud.route', reason: 'no such route in config/routes.ts: "clouds"' },
    ]);
  });

  it.each([
    [undefined, 'cloud.interest', 'missing'],
    ['Cloud!', 'cloud.interest', 'not lower case letters and hyphens: "Cloud!"'],
    ['other', 'cloud.interest', 'stands for what is no service'],
    ['database', '(the whole list)', 'two items have the same interest'],
  ])(
    'R187: a service stands in the contact form under an interest of its own, not %j',
    (interest, field, reason) => {
      const [cloud, ...rest] = servicesIn('en');
      expect(checkValue(file, schema.services, [{ ...cloud, interest }, ...rest])).toEqual([
        { file, field, reason },
      ]);
    },
  );

  it('R187: names facts.ts when a service has no interest', () => {
    const results = [
      {
        schema: schema.services,
        resultIn: (language: Language) => servicesIn(language).map(({ interest: _, ...rest }) => rest),
      },
    ];
    const [problem] = checkCollection({ folder: 'services', words: serviceWords, items: undefined, results });
    expect(problem).toEqual({
      file: 'content/services/facts.ts',
      field: 'cloud.interest',
      reason: 'missing',
    });
  });

  it('refuses texts that are empty, too long or padded', () => {
    const [cloud, ...rest] = servicesIn('en');
    const reasonFor = (title: unknown) =>
      checkValue(file, schema.services, [{ ...cloud, title }, ...rest]).map(({ reason }) => reason);
    expect(reasonFor('')).toEqual(['too short: 0 characters, at least 2']);
    expect(reasonFor('x'.repeat(81))).toEqual(['too long: 81 characters, at most 80']);
    expect(reasonFor(' Cloud')).toEqual(['space at the start or the end']);
    expect(reasonFor(undefined)).toEqual(['missing']);
  });
});
