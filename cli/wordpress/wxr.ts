import { decodeXML } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isRecord } from '#shared/is-record.ts';

/*
 * Reads an export of WordPress (Tools, Export), a feed with everything about each post (WXR). Any program may have
 * written the file, so every part of it is optional and only text.
 */

/** A name by which WordPress groups posts: a category, a tag, a language of Polylang, a group of translations. */
interface Term {
  taxonomy: string;
  slug: string;
  name: string;
}

/** A post, a page, an attachment or anything else that has an address. */
export interface Item {
  id: string;
  type: string;
  status: string;
  title: string;
  /** Its address, as WordPress made it. */
  link: string;
  slug: string;
  parent: string;
  author: string;
  /** Local time as WordPress writes it, `2019-05-02 09:30:00`, and the same in UTC. */
  date: string;
  dateUtc: string;
  modified: string;
  content: string;
  excerpt: string;
  hasPassword: boolean;
  isSticky: boolean;
  comments: number;
  /** The address of the file of an attachment. */
  attachment: string;
  terms: readonly Term[];
  meta: ReadonlyMap<string, readonly string[]>;
}

export interface WordPressExport {
  /** The address of the site, without a slash at its end. */
  url: string;
  language: string;
  /** Names of authors by login; empty for an author without one. */
  authors: ReadonlyMap<string, string>;
  authorIds: readonly string[];
  /** Categories and tags, with their ids; the parent is a slug. */
  terms: readonly (Term & { id: string; parent: string })[];
  /** The ids of categories that Polylang calls translations of each other, by language. */
  translations: readonly ReadonlyMap<string, string>[];
  items: readonly Item[];
}

/** Node cannot hold a text of more than 512 MB, and its parsed form takes several times as much. */
export const longestExport = 128 * 2 ** 20;

const lists = ['item', 'category', 'wp:author', 'wp:category', 'wp:tag', 'wp:term', 'wp:postmeta'];

/** Entities of a file's own can make a short file fill the memory. */
function refuseEntities(): never {
  throw new Error('the export has a DOCTYPE, which WordPress never writes: export it again');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  entityDecoder: {
    decode: decodeXML,
    addInputEntities: refuseEntities,
    setExternalEntities: () => {},
    setXmlVersion: () => {},
    reset: () => {},
  },
  isArray: (name) => lists.includes(name),
});

const recordsIn = (node: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const found = node[name];
  return (Array.isArray(found) ? found : [found]).filter(isRecord);
};

/** The text of an element; that of the first one where there are several. */
function textIn(node: Record<string, unknown>, name: string): string {
  const found = node[name];
  const first: unknown = Array.isArray(found) ? found[0] : found;
  const text = isRecord(first) ? first['#text'] : first;
  return typeof text === 'string' ? text.trim() : '';
}

function itemOf(node: Record<string, unknown>, index: number): Item {
  const wp = (name: string) => textIn(node, `wp:${name}`);
  const meta = Map.groupBy(recordsIn(node, 'wp:postmeta'), (one) => textIn(one, 'wp:meta_key'));
  return {
    id: wp('post_id') || (/\?p=(\d+)/.exec(textIn(node, 'link'))?.[1] ?? `item-${index}`),
    type: wp('post_type') || 'post',
    status: wp('status') || 'publish',
    title: textIn(node, 'title'),
    link: textIn(node, 'link'),
    slug: wp('post_name'),
    parent: wp('post_parent'),
    author: textIn(node, 'dc:creator'),
    date: wp('post_date'),
    dateUtc: wp('post_date_gmt'),
    modified: wp('post_modified'),
    content: textIn(node, 'content:encoded'),
    excerpt: textIn(node, 'excerpt:encoded'),
    hasPassword: wp('post_password') !== '',
    isSticky: wp('is_sticky') === '1',
    comments: recordsIn(node, 'wp:comment').filter((one) => textIn(one, 'wp:comment_approved') === '1')
      .length,
    attachment: wp('attachment_url'),
    terms: recordsIn(node, 'category').map((one) => ({
      taxonomy: textIn(one, '@domain') || 'category',
      slug: textIn(one, '@nicename'),
      name: textIn(one, '#text'),
    })),
    meta: new Map([...meta].map(([key, all]) => [key, all.map((one) => textIn(one, 'wp:meta_value'))])),
  };
}

const termsIn = (channel: Record<string, unknown>) => [
  ...recordsIn(channel, 'wp:category').map((one) => ({
    taxonomy: 'category',
    id: textIn(one, 'wp:term_id'),
    slug: textIn(one, 'wp:category_nicename'),
    name: textIn(one, 'wp:cat_name'),
    parent: textIn(one, 'wp:category_parent'),
  })),
  ...recordsIn(channel, 'wp:tag').map((one) => ({
    taxonomy: 'post_tag',
    id: textIn(one, 'wp:term_id'),
    slug: textIn(one, 'wp:tag_slug'),
    name: textIn(one, 'wp:tag_name'),
    parent: '',
  })),
];

/** Polylang keeps them in the form in which PHP writes arrays. */
const translationsIn = (channel: Record<string, unknown>) =>
  recordsIn(channel, 'wp:term')
    .filter((one) => textIn(one, 'wp:term_taxonomy') === 'term_translations')
    .map((one) => {
      const found = textIn(one, 'wp:term_description').matchAll(/s:\d+:"(\w+)";i:(\d+);/g);
      return new Map(Array.from(found, ([, code = '', id = '']) => [code, id]));
    });

/** The name of an author as visitors saw it; empty where there is only a login. */
function authorName(author: Record<string, unknown>): string {
  const shown = textIn(author, 'wp:author_display_name');
  const whole = `${textIn(author, 'wp:author_first_name')} ${textIn(author, 'wp:author_last_name')}`.trim();
  return shown === textIn(author, 'wp:author_login') ? whole : shown || whole;
}

/**
 * Reads an export.
 * @throws Error with what is wrong with the file: it is not an export, it is cut off, or it defines entities
 */
export function readExport(xml: string): WordPressExport {
  if (/^\s*(<!doctype html|<html)\b/i.test(xml))
    throw new Error(
      'this file is a web page, not an export: log in to WordPress, choose Tools, Export, All content, and save the file',
    );
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.slice(0, xml.indexOf('<rss')))) refuseEntities();
  // The parser alone accepts unclosed elements; the validator's successor is a package of its own.
  // oxlint-disable-next-line typescript/no-deprecated
  const checked = XMLValidator.validate(xml.trimStart());
  if (checked !== true) {
    const isCut = !/<\/rss>\s*$/.test(xml);
    const { msg, line } = checked.err;
    throw new Error(
      isCut
        ? 'the export is cut off, because WordPress ran out of time or the download was interrupted: export again, if need be one kind of content or one year at a time'
        : `the export is not valid XML (line ${line}: ${msg}): export it again`,
    );
  }
  const parsed: unknown = parser.parse(xml.trimStart());
  const rss = isRecord(parsed) ? parsed['rss'] : undefined;
  const channel = isRecord(rss) ? rss['channel'] : undefined;
  if (!isRecord(channel) || !/\bxmlns:wp=/.test(xml.slice(0, 10_000)))
    throw new Error('not an export of WordPress: choose Tools, Export, All content');
  const url = textIn(channel, 'wp:base_blog_url') || textIn(channel, 'link');
  return {
    url: url.replace(/\/+$/, ''),
    language: textIn(channel, 'language').slice(0, 2).toLowerCase(),
    authors: new Map(
      recordsIn(channel, 'wp:author').map((one) => {
        const login = textIn(one, 'wp:author_login');
        return [login, authorName(one)];
      }),
    ),
    authorIds: recordsIn(channel, 'wp:author').map((one) => textIn(one, 'wp:author_id')),
    terms: termsIn(channel),
    translations: translationsIn(channel),
    items: recordsIn(channel, 'item').map(itemOf),
  };
}

/** The first value of a custom field; empty where there is none. */
export const metaOf = ({ meta }: Item, key: string): string => meta.get(key)?.[0] ?? '';
