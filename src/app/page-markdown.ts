import { brandName } from '../../config/brand.ts';
import { languages, type Language } from '../../config/locales.ts';
import { inLanguage, markdownPath, routes } from '../../config/routes.ts';
import { localeOf } from '../../i18n/locale.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { heading, link, list, type Content } from '../page-data/markdown/blocks.ts';
import { writeMarkdown } from '../page-data/markdown/write-markdown.ts';
import { menuWords } from '../page-data/menu-words.data.ts';
import type { AnyPageDefinition, PageHead } from '../page-data/page-definition.ts';
import { pageAddress } from '../page-data/preview-address.data.ts';

/** A page that has a text for machines. */
export interface PageText {
  language: Language;
  /** Path without language prefix. */
  path: string;
  title: string;
  description: string;
  /** The text with its head. */
  markdown: string;
}

/** The title of a page without the name of the company behind it. */
const ownTitle = (title: string) => withoutSoftHyphens(title).replace(` | ${brandName}`, '');

/** What a program wants to know of a page before it reads it. JSON is YAML, so any text may stand in it. */
const headLines = (entries: Readonly<Record<string, string | undefined>>) =>
  Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );

/**
 * The text of a page as Markdown, made from the props of its view.
 * @throws Error when the page has none: every page that search engines may list needs one
 */
export function pageText(page: {
  definition: AnyPageDefinition;
  head: PageHead;
  props: object;
  language: Language;
  path: string;
}): PageText {
  const { definition, head, props, language, path } = page;
  if (!definition.markdown) throw new Error(`The page ${definition.view} has no text as Markdown`);
  const url = pageAddress(language, path);
  const description = withoutSoftHyphens(head.description);
  const lines = headLines({
    title: withoutSoftHyphens(head.title),
    description,
    url,
    language,
    updated: head.lastModified,
  });
  const text = writeMarkdown(definition.markdown(props), url);
  const markdown = ['---', ...lines, '---', '', text].join('\n');
  return { language, path, title: ownTitle(head.title), description, markdown };
}

/** The page that a page stands below, with the others there, such as `/services`; else `/`. */
function groupOf({ path }: PageText, paths: readonly string[]): string {
  const above = `/${path.split('/')[1]}`;
  const isAbove = paths.includes(above) && paths.some((one) => one.startsWith(`${above}/`));
  return isAbove ? above : routes.home;
}

/**
 * What the site has to read, in one language (https://llmstxt.org): its pages in their groups, each with the
 * address of its Markdown.
 * @param pages of all languages
 */
export function siteText(language: Language, pages: readonly PageText[]): string {
  const t = createTranslator(language);
  const own = pages
    .filter((page) => page.language === language)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const paths = own.map(({ path }) => path);
  const nameOf = (group: string) => (group === routes.home ? t('sitemap.main') : menuWords(t, group).name);
  const groups = Map.groupBy(own, (page) => groupOf(page, paths));
  const linkTo = (label: string, path: string) => link({ label, href: path });
  const content: Content = [
    heading(1, brandName),
    {
      kind: 'quote',
      paragraphs: own.filter(({ path }) => path === routes.home).map((home) => home.description),
    },
    [...groups].map(([group, members]) => [
      heading(2, nameOf(group)),
      list(
        members.map(({ title, path, description }) => [
          linkTo(title, markdownPath(inLanguage(language, path))),
          `: ${description}`,
        ]),
      ),
    ]),
    languages.length > 1 && [
      heading(2, t('language.label')),
      list(
        languages
          .filter((other) => other !== language)
          .map((other) => [linkTo(localeOf(other).name, siteTextPath(other))]),
      ),
    ],
  ];
  return writeMarkdown(content, pageAddress(language, routes.home));
}

/** Where that text stands. */
export const siteTextPath = (language: Language): string => inLanguage(language, '/llms.txt');
