import type { Locale } from '#shared/i18n/locale.ts';
import type { PlainMessageKey } from '#shared/i18n/translator.ts';
import type { RouteId, StaticRouteId } from '#shared/routes.ts';
import type { BlockOutline } from '#content/schema/blocks.ts';
import type { Reference } from '#content/schema/references.ts';
import type { Fields, ItemIn, ItemSchema, TextIn, WithEntries } from '#content/read/site-reader.ts';

/*
 * A collection is a kind of content with several items. Its definition says everything that does not depend on what a
 * page looks like. The loader, the check, addresses, redirects, search and the editor read the definitions from
 * content/collections/all-collections.ts (docs/how-to/add-a-content-type.md).
 */

/** A route with a page for each item. */
export type ItemRoute = Exclude<RouteId, StaticRouteId>;

/** A text in each language of the editor. */
export type EditorWords = Readonly<Record<'en' | 'de' | 'es' | 'fr', string>>;

/** The author or speaker of an article, a paper or a webinar. */
export interface Contributor {
  id: string;
  name: string;
  role: string;
  /** Empty where nothing is said. */
  about: string;
}

/** What the texts of search results are made with, beside the item. */
interface SearchContext {
  locale: Locale;
  categoryName: (id: string) => string;
}

/** How the search shows the items of a collection, in a group with the name of the page that shows them. */
interface SearchRule<Shown> {
  /** The page that shows the items instead of `list`, where they have no pages of their own. */
  page?: StaticRouteId;
  /** Whether an item belongs in this group; by default all do. */
  has?(item: Shown): boolean;
  title(item: Shown): string;
  /** The summary, which the results show. */
  text(item: Shown, context: SearchContext): readonly (string | undefined)[];
  /** Other texts of the page, or values that have texts in them. */
  more?(item: Shown): unknown;
  /** The message with other words that people search for. */
  also?: PlainMessageKey;
  /** The message with what people call such items, as `job, vacancy`; a query with one of them lists items first. */
  names?: PlainMessageKey;
  /** Factor for the score; 1 by default. */
  weight?: number;
}

interface Item {
  id: string;
}

/**
 * What is true of any collection.
 * `Read` is an item as its file has it, `Shown` an item as pages get it, both in one language.
 */
interface Definition<Read extends Item, Shown extends Item> {
  /** The name of its JSON schema. */
  name: string;
  /** What messages for editors call an item: `position`. */
  noun: string;
  /** The page that lists the items; `home` where none does. */
  list: StaticRouteId;
  /** Whether the page that lists the items exists without any. */
  isListKept?: true;
  /** The route of the page that each item has; false where items have none. */
  route: ItemRoute | false;
  /** Names that no file can have, because they are something else in addresses or forms. */
  takenNames?: readonly string[];
  /** What an item names in other files; each name must exist. */
  references?(item: Read): Reference[];
  /**
   * The items in their order, complete for pages. By default they are in the order of their file names.
   * @param contributorOf a person by the id; undefined for a person that the language does not have
   */
  arrange?(items: readonly Read[], contributorOf: (id: string) => Contributor | undefined): Shown[];
  /** Whether `list` shows an item; by default it shows all. Goes after `arrange`, from which its type follows. */
  isListed?(item: Shown): boolean;
  /** One rule for each group of results; false keeps the items out of the search. */
  search: readonly SearchRule<Shown>[] | false;
  /** The schema.org type of an item's page; false for a page without a type of its own, and without `route`. */
  structuredData: 'Article' | 'BlogPosting' | 'Event' | 'JobPosting' | 'Service' | 'WebPage' | false;
  /** Whether the build makes a PDF of each item. */
  hasPdf?: true;
  /** Fields of the starter's items that are samples even without a mark (content/checks/check-samples.ts). */
  sampleFields?: readonly string[];
  /** False for a collection without an example in `docs/examples`. */
  hasExample?: false;
  editor: {
    /** The field with the name of an item, first in its form. */
    title: string;
    one: EditorWords;
    many: EditorWords;
    /** Fields that no other file has; build/editor/labels.ts has the labels of all others. */
    fields?: Readonly<Record<string, EditorWords>>;
  };
}

interface Schema extends Omit<ItemSchema<WithEntries, Fields>, 'words'> {
  words: Fields | ((facts: never) => Fields);
}
type WordsOf<Own extends Schema> = Extract<
  Own['words'] extends (facts: never) => infer Words ? Words : Own['words'],
  Fields
>;

/** An item of a schema, as a YAML file or a list has it. */
type ItemOf<Own extends Schema> = ItemIn<Own['facts'], WordsOf<Own>>;

interface TextSchema {
  facts: WithEntries;
  words: WithEntries;
}

/** A collection with a YAML file for each item: a section for each language. */
interface ItemCollection<Own extends Schema, Read extends Item, Shown extends Item> extends Definition<
  Read,
  Shown
> {
  files: `${string}/*.yaml`;
  schema: Own;
  /** For editors, where the schema of the texts depends on the language-independent fields. */
  outline?: { facts: Fields; words: Fields; blocks?: readonly BlockOutline[] };
}

/** A collection of long texts: a Markdown file for each item and language. */
interface TextCollection<Own extends TextSchema, Read extends Item, Shown extends Item> extends Definition<
  Read,
  Shown
> {
  files: `${string}/*.*.md`;
  schema: Own;
}

/** A collection in one YAML file: a list of items for each page that shows some. */
interface ListCollection<Own extends Schema, Read extends Item, Shown extends Item> extends Definition<
  Read,
  Shown
> {
  files: `${string}.yaml`;
  lists: readonly string[];
  schema: Own;
}

/** A collection with a YAML file for each item. */
export const defineItems = <const Own extends Schema, Shown extends Item = ItemOf<Own>>(
  collection: ItemCollection<Own, ItemOf<Own>, Shown>,
) => collection;

/** A collection with a Markdown file for each item and language. */
export const defineTexts = <
  const Own extends TextSchema,
  Shown extends Item = TextIn<Own['facts'], Own['words']>,
>(
  collection: TextCollection<Own, TextIn<Own['facts'], Own['words']>, Shown>,
) => collection;

type ListItem<Own extends Schema> = ItemOf<Own> & { list: string };

/** A collection in one YAML file. */
export const defineLists = <const Own extends Schema, Shown extends Item = ListItem<Own>>(
  collection: ListCollection<Own, ListItem<Own>, Shown>,
) => collection;

export type AnyCollection =
  | ItemCollection<Schema, Item, Item>
  | TextCollection<TextSchema, Item, Item>
  | ListCollection<Schema, Item, Item>;

/** An item of a collection as pages get it, in one language. */
export type ShownOf<Collection> = Collection extends Definition<never, infer Shown> ? Shown : never;

/** The folder of a collection below that of a site; empty for one in a single file. */
export const folderOf = ({ files }: Pick<AnyCollection, 'files'>): string =>
  files.slice(0, Math.max(files.indexOf('/'), 0));

export const isTextCollection = (
  collection: AnyCollection,
): collection is TextCollection<TextSchema, Item, Item> => collection.files.endsWith('.md');
