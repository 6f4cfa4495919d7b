import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, type Language } from '../config/locales.ts';
import { caseStudyFile, caseStudyWordsSchema } from './case-studies.ts';
import { caseStudyFacts } from './case-studies/facts.ts';
import { articleProblems, knownAddresses, shapeProblems, type ArticleTexts } from './check-article.ts';
import { hasFile, readMarkdown } from './markdown-file.ts';
import { postSlugs } from './post-files.ts';
import type { Problem } from '../schema/problem.ts';
import { cover, day, staffId } from './schema-parts.ts';
import { whitePaperFile, whitePaperWordsSchema } from './white-papers.ts';
import { whitePaperFacts } from './white-papers/facts.ts';

/** A folder of case studies or white papers as the check sees it. */
export interface DocumentShelf {
  /** Below `content/`. */
  folder: string;
  facts: readonly { id: string }[];
  /** The folders that are there. */
  found: readonly string[];
  factsSchema: v.GenericSchema;
  wordsSchema: v.GenericSchema;
  /** The texts of one of them by language, not yet checked. */
  textsOf(id: string): ArticleTexts;
}

/** SPEC section 2, Resources: four case studies and four white papers. */
const perShelf = 4;

const id = v.pipe(v.string('missing'), v.regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens only'));

const foldersIn = (folder: string) =>
  readdirSync(join(process.cwd(), 'content', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function textsFrom(fileIn: (language: Language) => string): ArticleTexts {
  const written = languages.filter((language) => hasFile(fileIn(language)));
  return Object.fromEntries(written.map((language) => [language, readMarkdown(fileIn(language))]));
}

/** The two shelves of the site. */
const shelves = (): DocumentShelf[] => [
  {
    folder: 'case-studies',
    facts: caseStudyFacts,
    found: foldersIn('case-studies'),
    factsSchema: v.strictObject({ id, date: day, image: cover }),
    wordsSchema: caseStudyWordsSchema,
    textsOf: (name) => textsFrom((language) => caseStudyFile(name, language)),
  },
  {
    folder: 'white-papers',
    facts: whitePaperFacts,
    found: foldersIn('white-papers'),
    factsSchema: v.strictObject({ id, date: day, author: staffId, cover: v.string('missing') }),
    wordsSchema: whitePaperWordsSchema,
    textsOf: (name) => textsFrom((language) => whitePaperFile(name, language)),
  },
];

function shelfProblems(shelf: DocumentShelf, addresses: ReadonlySet<string>): Problem[] {
  const { folder, facts, found } = shelf;
  const file = `content/${folder}/facts.ts`;
  const ids = facts.map((one) => one.id);
  const count = `${ids.length} of them, the specification counts ${perShelf}`;
  return [
    ...(ids.length === perShelf ? [] : [{ file, field: '(the whole list)', reason: count }]),
    ...ids.flatMap((one, index) =>
      ids.indexOf(one) === index ? [] : [{ file, field: one, reason: 'named twice' }],
    ),
    ...found
      .filter((name) => !ids.includes(name))
      .map((name) => ({
        file: `content/${folder}/${name}`,
        field: '(the whole folder)',
        reason: 'not in facts.ts',
      })),
    ...facts.flatMap((one) => [
      ...shapeProblems(file, shelf.factsSchema, one).map((problem) => ({
        ...problem,
        field: `${one.id}.${problem.field}`,
      })),
      ...languages.flatMap((language) =>
        articleProblems(
          `content/${folder}/${one.id}/${language}.md`,
          shelf.textsOf(one.id),
          language,
          shelf.wordsSchema,
          addresses,
        ),
      ),
    ]),
  ];
}

/**
 * Checks the case studies and the white papers: that there are four of each, their facts, front matter and texts, that no
 * language lacks one, that the translations follow the English text and that links lead somewhere.
 *
 * @returns one problem per mistake, an empty list when all of them can be published
 */
export function checkDocuments(all: readonly DocumentShelf[] = shelves()): Problem[] {
  const addresses = knownAddresses(postSlugs());
  return all.flatMap((shelf) => shelfProblems(shelf, addresses));
}
