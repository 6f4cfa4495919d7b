import type * as v from 'valibot';
import type { BlockOutline } from '#content/schema/blocks.ts';
import { claimSchema } from '#content/schema/claims.ts';
import { pageSchemas } from '#content/schema/pages.ts';
import { legalFactsSchema, legalPageWords, ownPageWords } from '#content/schema/text-pages.ts';
import { categoriesSchema } from '#content/schema/texts.ts';
import { allCollections } from './all-collections.ts';
import { isTextCollection } from './define-collection.ts';
import { redirectsSchema } from '#content/schema/redirects.ts';
import { siteSchema } from '#content/site-file/site.ts';
import { clientsSchema } from '#content/schema/clients.ts';
import { testimonialSchema } from '#content/schema/testimonials.ts';
import { priceSchema } from './prices.ts';
import { featuredCaseSchema, projectFilterSchema } from '#content/schema/projects.ts';
import { applicationsSchema } from '#content/schema/applications.ts';
import { searchSchema } from '#content/schema/search-words.ts';
import { yearSchema, figureSchema } from '#content/schema/company-figures.ts';

/** The shape of an item. */
export interface Item {
  facts: v.GenericSchema;
  words: v.GenericSchema;
  /** Of a page of blocks, those that it can have. */
  blocks?: readonly BlockOutline[];
}

/** How many items a list has unless it is empty. */
interface ListSize {
  least?: number;
  most?: number;
}

/**
 * A kind of file in the folder of a site: one schema for the whole file, the texts of a page or an item in a section
 * for each language, a list of items of one or more kinds with the texts below the code of each language, or several
 * such lists by name.
 */
export type SiteFile = { name: string; files: string } & (
  | { schema: v.GenericSchema }
  | { page: v.GenericSchema }
  | Item
  | ({ list: readonly Item[] } & ListSize)
  | { lists: Readonly<Record<string, Item>> }
);

const collectionFiles = allCollections.flatMap(([, collection]): SiteFile[] => {
  const { name, files, schema } = collection;
  if (isTextCollection(collection)) return [];
  const outline = 'outline' in collection ? collection.outline : undefined;
  const { facts, words } = outline ?? schema;
  if (typeof words === 'function') throw new Error(`content/collections: ${name} needs an outline`);
  const item = { facts, words, ...(outline?.blocks && { blocks: outline.blocks }) };
  return 'lists' in collection
    ? [{ name, files, lists: Object.fromEntries(collection.lists.map((list) => [list, item])) }]
    : [{ name, files, ...item }];
});

/** A file with a list of items of one kind, or of the kinds of the schema. */
function listFile(
  name: string,
  files: string,
  schema: (Item | { kinds: readonly Item[] }) & ListSize,
): SiteFile {
  const { least, most } = schema;
  const list = 'kinds' in schema ? schema.kinds : [schema];
  return { name, files, list, ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

/** The YAML files of a site by their pattern below its folder; the descriptions for editors are generated from it. */
export const siteFiles: readonly SiteFile[] = [
  { name: 'site', files: 'site.yaml', schema: siteSchema },
  listFile('claims', 'home-claims.yaml', claimSchema),
  listFile('figures', 'about-figures.yaml', figureSchema),
  listFile('years', 'years.yaml', yearSchema),
  { name: 'post-categories', files: 'posts/categories.yaml', schema: categoriesSchema([]) },
  { name: 'legal-facts', files: 'legal/settings.yaml', schema: legalFactsSchema([]) },
  listFile('testimonials', 'testimonials.yaml', testimonialSchema),
  { name: 'clients', files: 'clients.yaml', schema: clientsSchema },
  listFile('project-filters', 'project-filters.yaml', projectFilterSchema),
  listFile('featured-cases', 'featured-cases.yaml', featuredCaseSchema),
  listFile('prices', 'prices.yaml', priceSchema),
  { name: 'redirects', files: 'redirects.yaml', schema: redirectsSchema },
  { name: 'search', files: 'search.yaml', schema: searchSchema([]) },
  { name: 'applications', files: 'applications.yaml', schema: applicationsSchema },
  ...collectionFiles,
  ...Object.entries(pageSchemas).map(([page, schema]) => ({
    name: `page-${page}`,
    files: `pages/${page}.yaml`,
    page: schema,
  })),
];

/** A kind of Markdown file: its front matter, which has language-independent fields in the first language only. */
export interface TextFile {
  name: string;
  files: string;
  facts?: v.GenericSchema;
  words: v.GenericSchema;
}

/** The Markdown files of a site by their pattern below its folder; the editor's forms are generated from it too. */
export const textFiles: readonly TextFile[] = [
  ...allCollections.flatMap(([, collection]) =>
    isTextCollection(collection)
      ? [{ name: collection.name, files: collection.files, ...collection.schema }]
      : [],
  ),
  { name: 'legal-page', files: 'legal/*.*.md', words: legalPageWords },
  { name: 'own-page', files: 'pages/*.*.md', words: ownPageWords },
];
