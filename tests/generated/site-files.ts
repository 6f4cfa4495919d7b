import { stringify } from 'yaml';
import * as v from 'valibot';
import { claimsSchema } from '../../content/schema/claims.ts';
import { pageSchemas } from '../../content/schema/pages.ts';
import { slug } from '../../shared/site-file/parts.ts';
import { legalPageWords, ownPageWords } from '../../content/schema/plain-pages.ts';
import { serviceSchema } from '../../content/schema/services.ts';
import { caseStudySchema, postSchema, whitePaperSchema } from '../../content/schema/texts.ts';
import type { Company } from './companies.ts';
import { generate } from './from-schema.ts';
import {
  coverOf,
  dayBefore,
  inEach,
  inSections,
  itemFiles,
  listFiles,
  paperCover,
  times,
  type Writers,
} from './items.ts';
import { article, legalText, ownPage } from './markdown.ts';
import { serviceFacts } from './service-facts.ts';
import { foundedYear, serviceIds, siteYaml } from './site-yaml.ts';
import { createWriters, type Writer } from './writer.ts';
import { figuresSchema } from '../../content/company-facts.ts';

type Files = Map<string, string>;

/** Blocks of home that the smallest site also has: how one service and one post look in their lists. */
const homeOfLeast = ['services', 'posts'] as const;

function pageFiles({ size }: Company, writers: Writers): [string, object][] {
  return Object.entries(pageSchemas).map(([page, schema]): [string, object] => [
    `pages/${page}`,
    inSections(writers, {}, (writer) => {
      const words = generate(schema, writer);
      if (page !== 'home' || size !== 'least') return words;
      const blocks = homeOfLeast.map((block) => {
        const given = pageSchemas.home.entries[block];
        return [block, generate(given.wrapped, writer)];
      });
      return { ...words, ...Object.fromEntries(blocks) };
    }),
  ]);
}

function services({ size, counts }: Company, writers: Writers): [string, object][] {
  const schema = serviceSchema(slug);
  const cases = times(counts.cases, (number) => `case-${number}`);
  const ids = serviceIds(counts.services);
  return serviceFacts(size, counts.services, cases).map((facts, index) => {
    const wordsSchema = schema.words(v.parse(schema.facts, facts));
    const { blocks, ...others } = facts;
    // A block has its facts beside its words; only those of the first language count.
    const section = (writer: Writer) => {
      const { blocks: said, ...rest } = generate(wordsSchema, writer);
      const words: unknown[] = Array.isArray(said) ? said : [];
      return { ...rest, blocks: blocks.map((block, place) => Object.assign({}, block, words[place])) };
    };
    return [`services/${ids[index]}`, inSections(writers, others, section)];
  });
}

interface TextCollection {
  name: string;
  count: number;
  words: v.GenericSchema;
  facts: (number: number) => object;
}

/** The long texts, with a file per language; that of the first language also has the facts. */
function longTexts({ counts, languages: [first] }: Company, writers: Writers): [string, string][] {
  const collections: TextCollection[] = [
    {
      name: 'posts',
      count: counts.posts,
      words: postSchema.words,
      facts: (number) => ({
        date: dayBefore(number),
        author: 'member-1',
        category: `category-${(number % 3) + 1}`,
        ...(number % 2 === 0 && { cover: coverOf(number) }),
        ...(counts.posts > 1 && { related: [`posts-${(number % counts.posts) + 1}`] }),
      }),
    },
    {
      name: 'case-studies',
      count: counts.cases,
      words: caseStudySchema.words,
      facts: (number) => ({ order: number, date: dayBefore(number), cover: coverOf(number) }),
    },
    {
      name: 'white-papers',
      count: counts.papers,
      words: whitePaperSchema.words,
      facts: (number) => ({
        order: number,
        date: dayBefore(number),
        author: 'member-1',
        cover: paperCover(number),
      }),
    },
  ];
  return collections.flatMap((collection) =>
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

/** Figures between the ends rise, so that they are drawn; one of them counts people. */
function withDrawnValues(size: string, figures: object): object {
  if (size !== 'ordinary' || !Array.isArray(figures)) return figures;
  return figures.map((figure: object, index) => ({
    ...figure,
    value: [9, 90, 240][index],
    counts: index === 1 ? 'people' : undefined,
  }));
}

/** The smallest site has no optional facts about the company. */
function companyFiles({ size, languages }: Company, writers: Writers): [string, object][] {
  const others = times(size === 'most' ? 4 : 1, (number) => ({
    kept: `${number * 30} months`,
    name: inEach(writers, ({ text }) => text(3, 40)),
  }));
  const [first] = writers.values();
  const inAll = (schema: v.GenericSchema) => (first ? generate(schema, first) : {});
  return [
    ['legal/settings', { lastUpdated: '2025-01-31', ...(size !== 'least' && { retention: { others } }) }],
    [
      'posts/categories',
      times(size === 'most' ? 12 : 3, (number) => ({
        id: `category-${number}`,
        name: inEach(writers, ({ text }) => text(2, 30)),
      })),
    ],
    ...(size === 'least' || !languages[0]
      ? []
      : ([
          ['home-claims', inAll(claimsSchema(languages, languages[0]))],
          [
            'years',
            times(size === 'most' ? 10 : 3, (number) => ({
              year: foundedYear + number - 1,
              people: number ** 3,
              ...inEach(writers, ({ text }) => ({ text: text(10, 140) })),
            })),
          ],
          ['about-figures', withDrawnValues(size, inAll(figuresSchema(languages, languages[0])))],
        ] as [string, object][])),
  ];
}

function plainPages({ size }: Company, writers: Writers): [string, string][] {
  return [...writers].flatMap(([language, writer]): [string, string][] => [
    [`legal/privacy.${language}.md`, legalText(generate(legalPageWords, writer), writer)],
    [`legal/terms.${language}.md`, legalText(generate(legalPageWords, writer), writer)],
    ...(size === 'least'
      ? []
      : ([
          [
            `pages/imprint.${language}.md`,
            ownPage({ ...generate(v.omit(ownPageWords, ['lastUpdated', 'formerly']), writer) }, writer),
          ],
        ] as [string, string][])),
  ]);
}

/**
 * All files of a company's folder, by their paths in it.
 * @param words the interface words of languages that the product lacks
 */
export function siteFiles(company: Company, words: ReadonlyMap<string, string>): Files {
  const writers = createWriters(company.languages, company.size);
  const yaml: [string, object][] = [
    ['site', siteYaml(company)],
    ...companyFiles(company, writers),
    ...pageFiles(company, writers),
    ...itemFiles(company, writers),
    ...listFiles(company, writers),
    ...services(company, writers),
  ];
  return new Map([
    ...yaml.map(([name, data]): [string, string] => [
      `${name}.yaml`,
      stringify(data, { aliasDuplicateObjects: false }),
    ]),
    ...longTexts(company, writers),
    ...plainPages(company, writers),
    ...[...words].map(([language, text]): [string, string] => [`words/${language}.yaml`, text]),
  ]);
}
