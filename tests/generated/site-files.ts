import { stringify } from 'yaml';
import * as v from 'valibot';
import { claimsSchema } from '#content/schema/claims.ts';
import { pageSchemas } from '#content/schema/pages.ts';
import { legalPageWords, ownPageWords } from '#content/schema/plain-pages.ts';
import { serviceSchema } from '#content/schema/services.ts';
import { collections } from '#content/collections/all-collections.ts';
import { generate } from './from-schema.ts';
import { cover, dayBefore, inEach, inSections, itemFiles, listFiles, type Writers } from './items.ts';
import { article, legalText, ownPage } from './markdown.ts';
import { serviceFacts } from './service-facts.ts';
import { counts, foundedYear, siteLanguages, siteYaml, times } from './site-yaml.ts';
import { createWriters, type Writer } from './writer.ts';
import { figuresSchema } from '#content/schema/company-facts.ts';

const pageFiles = (writers: Writers): [string, object][] =>
  Object.entries(pageSchemas).map(([page, schema]) => [
    `pages/${page}`,
    inSections(writers, {}, (writer) => generate(schema, writer)),
  ]);

function services(writers: Writers): [string, object][] {
  const cases = times(counts.cases, (number) => `case-${number}`);
  return serviceFacts(counts.services, cases).map((facts, index) => {
    const wordsSchema = serviceSchema.words(v.parse(serviceSchema.facts, facts));
    const { blocks, ...others } = facts;
    // Only the language-independent fields in the first language count.
    const section = (writer: Writer) => {
      const { blocks: said, ...rest } = generate(wordsSchema, writer);
      const words: unknown[] = Array.isArray(said) ? said : [];
      return { ...rest, blocks: blocks.map((block, place) => Object.assign({}, block, words[place])) };
    };
    return [`services/service-${index + 1}`, inSections(writers, others, section)];
  });
}

interface TextCollection {
  name: string;
  count: number;
  words: v.GenericSchema;
  facts: (number: number) => object;
}

/** The long texts, with a file per language; that of the first language also has the language-independent fields. */
function longTexts(writers: Writers): [string, string][] {
  const [first] = siteLanguages;
  const textCollections: TextCollection[] = [
    {
      name: 'posts',
      count: counts.posts,
      words: collections.posts.schema.words,
      facts: (number) => ({
        date: dayBefore(number),
        author: 'member-1',
        category: `category-${(number % 3) + 1}`,
        ...(number % 2 === 0 && { cover: cover(number) }),
        related: [`posts-${(number % counts.posts) + 1}`],
      }),
    },
    {
      name: 'case-studies',
      count: counts.cases,
      words: collections.caseStudies.schema.words,
      facts: (number) => ({ order: number, date: dayBefore(number), cover: cover(number) }),
    },
    {
      name: 'white-papers',
      count: counts.papers,
      words: collections.whitePapers.schema.words,
      facts: (number) => ({
        order: number,
        date: dayBefore(number),
        author: 'member-1',
        cover: cover(number),
      }),
    },
  ];
  return textCollections.flatMap((collection) =>
    times(collection.count, (number) => {
      const stem = collection.name === 'case-studies' ? 'case' : collection.name;
      // Case studies and a white paper exist in the first language alone.
      const isTold = ([language]: [string, Writer]) =>
        language === first || stem === 'posts' || (stem === 'white-papers' && number > 1);
      return [...writers].filter(isTold).map(([language, writer]): [string, string] => {
        const words = generate(collection.words, writer);
        const front = language === first ? { ...collection.facts(number), ...words } : words;
        return [`${collection.name}/${stem}-${number}.${language}.md`, article(front, writer)];
      });
    }).flat(),
  );
}

/** Figures rise, so that they are drawn; one of them counts people. */
const withDrawnValues = (figures: object) =>
  Array.isArray(figures)
    ? figures.map((figure: object, index) => ({
        ...figure,
        value: [9, 90, 240][index],
        counts: index === 1 ? 'people' : undefined,
      }))
    : figures;

function companyFiles(writers: Writers): [string, object][] {
  const [first] = writers.values();
  const inAll = (schema: v.GenericSchema) => (first ? generate(schema, first) : {});
  const others = [{ kept: '30 months', name: inEach(writers, ({ text }) => text(3, 40)) }];
  return [
    ['legal/settings', { lastUpdated: '2025-01-31', retention: { others } }],
    [
      'posts/categories',
      times(3, (number) => ({
        id: `category-${number}`,
        name: inEach(writers, ({ text }) => text(2, 30)),
      })),
    ],
    ['home-claims', inAll(claimsSchema(siteLanguages, siteLanguages[0]))],
    [
      'years',
      times(3, (number) => ({
        year: foundedYear + number - 1,
        people: number ** 3,
        ...inEach(writers, ({ text }) => ({ text: text(10, 140) })),
      })),
    ],
    ['about-figures', withDrawnValues(inAll(figuresSchema(siteLanguages, siteLanguages[0])))],
  ];
}

const plainPages = (writers: Writers): [string, string][] =>
  [...writers].flatMap(([language, writer]): [string, string][] => [
    [`legal/privacy.${language}.md`, legalText(generate(legalPageWords, writer), writer)],
    [`legal/terms.${language}.md`, legalText(generate(legalPageWords, writer), writer)],
    [
      `pages/imprint.${language}.md`,
      ownPage({ ...generate(v.omit(ownPageWords, ['lastUpdated', 'formerly']), writer) }, writer),
    ],
  ]);

/** All files of the company's folder that are not committed with this one, by their paths in it. */
export function siteFiles(): Map<string, string> {
  const writers = createWriters(siteLanguages);
  const yaml: [string, object][] = [
    ['site', siteYaml],
    ...companyFiles(writers),
    ...pageFiles(writers),
    ...itemFiles(writers),
    ...listFiles(writers),
    ...services(writers),
  ];
  return new Map([
    ...yaml.map(([name, data]): [string, string] => [
      `${name}.yaml`,
      stringify(data, { aliasDuplicateObjects: false }),
    ]),
    ...longTexts(writers),
    ...plainPages(writers),
  ]);
}
