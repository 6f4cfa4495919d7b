import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, PageChange } from '#build/editor/publish/publish-message.ts';
import { changeInWords, publishWords } from '#build/editor/publish/publish-words.ts';

/** What visitors and search engines get of a page; names of files that change with every build are left out. */
export interface PageFacts {
  title: string;
  description: string;
  /** Its texts, one entry per block. */
  texts: string[];
  links: string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string) =>
  text
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const inline = 'a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr';

/** `/assets/main-4f6a21bc.css` is the same file in another build. */
const withoutHash = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.\w{2,5}\b)/g, '');

/** @param html a page of the built site */
export function factsOf(html: string): PageFacts {
  const [, body = ''] = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const texts = body
    .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    // Words of neighbours, such as the links of a menu, are not one word.
    .replaceAll(new RegExp(`(</(?:${inline})>)(?=<(?:${inline})\\b)`, 'g'), '$1<br>')
    .replaceAll(new RegExp(`</?(?:${inline})\\b[^>]*>`, 'g'), '')
    .split(/<[^>]*>/)
    .map(plain)
    .filter(Boolean);
  return {
    title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? ''),
    texts,
    links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address = '']) =>
      withoutHash(plain(address)),
    ),
  };
}

const changesOfPart = (
  kind: Change['kind'],
  before: readonly string[],
  after: readonly string[],
): Change[] => [
  ...differenceOf(before, after).map((text) => ({ kind, isNew: false, text })),
  ...differenceOf(after, before).map((text) => ({ kind, isNew: true, text })),
];

const changesOfPage = (before: PageFacts, after: PageFacts): Change[] => [
  ...changesOfPart('title', [before.title], [after.title]),
  ...changesOfPart('description', [before.description], [after.description]),
  ...changesOfPart('text', before.texts, after.texts),
  ...changesOfPart('link', before.links, after.links),
];

/** The files of a built site by name: the data of a page, the text of any other file. */
export type BuiltSite = ReadonlyMap<string, PageFacts | string>;

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
const isPage = (file: string) => file.endsWith('.html');

/** What is compared: the data of a page, or the text of a file without hashes. */
export const comparable = (file: string, text: string): PageFacts | string =>
  isPage(file) ? factsOf(text) : withoutHash(text);

/** What is compared of a built site: its pages, and texts for machines. @param folder of the build */
export const builtSiteIn = (folder: string): BuiltSite =>
  new Map(
    globSync('**/{*.html,*.xml,*.txt,*.ics,*.webmanifest,_headers}', { cwd: folder }).map((name) => [
      name.replaceAll('\\', '/'),
      comparable(name, readFileSync(join(folder, name), 'utf8')),
    ]),
  );

/** A change of a built site, with the pages or the files for machines that have it. */
interface SiteChange extends Omit<Change, 'kind'> {
  /** Of a file for machines: that it is new or gone, or its content. */
  kind: Change['kind'] | 'file' | 'content';
  names: string[];
}

/** The changes of a built site: one of many pages is listed once. */
export function siteChanges(before: BuiltSite, after: BuiltSite): SiteChange[] {
  const found = new Map<string, SiteChange>();
  const add = (kind: SiteChange['kind'], isNew: boolean, name: string, text = '') => {
    const key = [kind, isNew, text].join('\n');
    const known = found.get(key);
    if (!known) found.set(key, { kind, isNew, text, names: [name] });
    else if (known.names.at(-1) !== name) known.names.push(name);
  };
  for (const file of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === undefined || now === undefined)
      add(isPage(file) ? 'page' : 'file', old === undefined, isPage(file) ? addressOf(file) : file);
    else if (typeof old === 'string' || typeof now === 'string') {
      if (old !== now) add('content', true, file);
    } else
      for (const { kind, isNew, text } of changesOfPage(old, now)) add(kind, isNew, addressOf(file), text);
  }
  return [...found.values()];
}

const shownPages = 8;

/** @param count how many are named; the others are counted */
export function nameSome(names: readonly string[], count: number): string {
  const rest = names.length > count ? ` and ${names.length - count} more` : '';
  return names.slice(0, count).join(', ') + rest;
}

/** The changes as Markdown, a list; empty where there are none. */
export const describeChanges = (changes: readonly SiteChange[]): string[] =>
  changes.map(({ kind, isNew, text, names }) => {
    const said =
      kind === 'file'
        ? `${isNew ? 'New' : 'Removed'} file`
        : kind === 'content'
          ? 'Different content'
          : changeInWords({ kind, isNew, text }, publishWords.en);
    const count = names.length === 1 ? '' : `${names.length} pages: `;
    return `- ${count}\`${said.replaceAll('`', "'")}\` (${nameSome(names, shownPages)})`;
  });

/** The changes that visitors see: without feeds, sitemaps and other files for machines. @param site after them */
export function pageChanges(changes: readonly SiteChange[], site: BuiltSite): PageChange[] {
  const all = [...site.keys()].filter(isPage).length;
  return changes.flatMap(({ kind, names: pages, ...change }) =>
    kind === 'file' || kind === 'content'
      ? []
      : [{ ...change, kind, pages, isOnAllPages: pages.length > shownPages && pages.length > all / 2 }],
  );
}

/** Changes of pages as lines. */
export const pageLines = (changes: readonly PageChange[]): string[] =>
  changes.map(({ pages, isOnAllPages, ...change }) => {
    const where = isOnAllPages ? `${pages.length} pages` : nameSome(pages, shownPages);
    return `${changeInWords(change, publishWords.en)} (${where})`;
  });

/** What one list has more often than the other, in its order. */
function differenceOf(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return one.filter((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
}
