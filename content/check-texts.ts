import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { hasFile, readMarkdown, type DataFile, type Path } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { caseStudyCollection } from './case-studies.ts';
import { bodyProblems, translationProblems } from './check-body.ts';
import { personIds, personIn } from './people.ts';
import { postCategoryIds, postCollection } from './posts.ts';
import { readArticle } from './read-article.ts';
import { referenceProblems } from './references.ts';
import {
  allTextIds,
  isTextIn,
  shapeProblems,
  textFacts,
  textFactsFile,
  textFile,
  type TextCollection,
} from './texts.ts';
import { serviceIds } from './services.ts';
import { whitePaperCollection } from './white-papers.ts';
import { textAddresses } from './site-pages.ts';

/** A collection of long texts as its check sees it. */
export interface CheckedCollection {
  collection: TextCollection;
  /** Problems of the references in a text's facts. */
  references: (facts: DataFile, id: string) => Problem[];
}

/** Facts with any fields. */
const record = v.record(v.string(), v.unknown());

/** A person must exist, and have words in each language of the text. */
function personProblems(
  collection: TextCollection,
  facts: DataFile,
  id: string,
  path: Path,
  person: string,
): Problem[] {
  const unknown = referenceProblems(facts, path, person, personIds(), 'person');
  if (unknown.length > 0) return unknown;
  return languages
    .filter((language) => isTextIn(collection, id, language))
    .flatMap((language) => attempt(() => personIn(language, person)).wrong);
}

function authorProblems(collection: TextCollection, facts: DataFile, id: string): Problem[] {
  return personProblems(collection, facts, id, ['author'], String(v.parse(record, facts.value)['author']));
}

/** Each member of the team of a case study. */
function teamProblems(collection: TextCollection, facts: DataFile, id: string): Problem[] {
  const { team = [] } = v.parse(v.object({ team: v.optional(v.array(v.string())) }), facts.value);
  return team.flatMap((person, index) => personProblems(collection, facts, id, ['team', index], person));
}

function serviceProblems(facts: DataFile): Problem[] {
  const { service } = v.parse(v.object({ service: v.optional(v.string()) }), facts.value);
  return service === undefined ? [] : referenceProblems(facts, ['service'], service, serviceIds(), 'service');
}

function categoryProblems(facts: DataFile): Problem[] {
  const { category } = v.parse(record, facts.value);
  const what = 'category in posts/categories.yaml';
  return referenceProblems(facts, ['category'], String(category), postCategoryIds(), what);
}

/** Related posts must exist, differ from the post itself, and be named once. */
export function relatedProblems(facts: DataFile, own: string, known: readonly string[]): Problem[] {
  const { related = [] } = v.parse(v.object({ related: v.optional(v.array(v.string())) }), facts.value);
  return related.flatMap((id, index) => {
    const path = ['related', index];
    if (id === own) return [problemAt(facts, path, 'a post is not related to itself')];
    if (related.indexOf(id) !== index) return [problemAt(facts, path, `named twice: ${id}`)];
    return referenceProblems(facts, path, id, known, 'post');
  });
}

const collections = (): CheckedCollection[] => [
  {
    collection: postCollection,
    references: (facts, id) => [
      ...authorProblems(postCollection, facts, id),
      ...categoryProblems(facts),
      ...serviceProblems(facts),
      ...relatedProblems(facts, id, allTextIds(postCollection)),
    ],
  },
  {
    collection: caseStudyCollection,
    references: (facts, id) => [...teamProblems(caseStudyCollection, facts, id), ...serviceProblems(facts)],
  },
  {
    collection: whitePaperCollection,
    references: (facts, id) => [
      ...authorProblems(whitePaperCollection, facts, id),
      ...serviceProblems(facts),
    ],
  },
];

/** The facts of a text, where they can be read. */
const factsOf = (collection: TextCollection, id: string): DataFile | undefined =>
  attempt(() => textFacts(collection, id)).found;

/** A text of a collection in a language, as far as it can be read. */
function readText(collection: TextCollection, id: string, language: Language) {
  const file = textFile(collection, id, language);
  const { found } = attempt(() => (hasFile(file) ? readMarkdown(file) : undefined));
  return found && { text: { file, ...found }, article: readArticle(found.body, language) };
}

function bodies(collection: TextCollection, id: string): Problem[] {
  const original = readText(collection, id, defaultLanguage);
  return languages.flatMap((language) => {
    const read = readText(collection, id, language);
    if (!read) return [];
    const { text, article } = read;
    const few =
      article.sections.length < 2
        ? [{ file: text.file, field: 'the text', reason: 'fewer than two sections' }]
        : [];
    return [
      ...bodyProblems(text, article, textAddresses(language)),
      ...few,
      ...(original ? translationProblems(text.file, article, original.article) : []),
    ];
  });
}

function problemsOfText({ collection, references }: CheckedCollection, id: string): Problem[] {
  const shape = shapeProblems(collection, id);
  const factsFile = textFactsFile(collection, id);
  const facts = shape.some(({ file }) => file === factsFile) ? undefined : factsOf(collection, id);
  return [...shape, ...(facts ? references(facts, id) : []), ...bodies(collection, id)];
}

/**
 * Checks posts, case studies and white papers: facts, front matter and texts, missing languages, whether translations
 * follow the default language, and references to authors, categories, related posts, links and pictures.
 * @returns one problem per mistake, an empty list when all of them can be published
 */
export function checkTexts(all: readonly CheckedCollection[] = collections()): Problem[] {
  return all.flatMap((checked) =>
    allTextIds(checked.collection).flatMap((id) => problemsOfText(checked, id)),
  );
}
