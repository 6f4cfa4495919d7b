import { caseStudies } from './case-studies.ts';
import { isTextCollection, type AnyCollection } from './define-collection.ts';
import { jobs } from './jobs.ts';
import { landingPages } from './landing-pages.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { webinars } from './webinars.ts';
import { whitePapers } from './white-papers.ts';

/** Every collection by its name in a site, in the order in which the search lists them. */
export const collections = {
  services,
  posts,
  caseStudies,
  whitePapers,
  questions,
  jobs,
  people,
  projects,
  webinars,
  landingPages,
} as const satisfies Readonly<Record<string, AnyCollection>>;

export type CollectionName = keyof typeof collections;

/** The same as a list. */
export const allCollections: readonly (readonly [CollectionName, AnyCollection])[] =
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.entries(collections) as [CollectionName, AnyCollection][];

export function mapCollections<Value>(
  valueOf: (collection: AnyCollection, name: CollectionName) => Value,
): Record<CollectionName, Value> {
  const values = allCollections.map(([name, collection]) => [name, valueOf(collection, name)]);
  // It has every name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(values) as Record<CollectionName, Value>;
}

type TextCollectionName = {
  [Name in CollectionName]: (typeof collections)[Name]['files'] extends `${string}.md` ? Name : never;
}[CollectionName];

export const textCollections: readonly (readonly [TextCollectionName, AnyCollection])[] =
  allCollections.flatMap(([name, collection]) =>
    // The ending of the files is what the type is made from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    isTextCollection(collection) ? [[name as TextCollectionName, collection] as const] : [],
  );
