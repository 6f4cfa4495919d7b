import type { Site } from '#content/load-site.ts';
import TurndownService from 'turndown';
import type { Language } from '#shared/locales.ts';
import { inLanguage, markdownPath, routes } from '#shared/routes.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { PageMetadata } from '#src/pages/page-definition.ts';
import { absolutePageAddress } from '#src/pages/preview-address.data.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { menuWords } from '#src/pages/menus.data.ts';

/** A page in llms.txt, for programs. */
export interface PageText {
  language: Language;
  /** Path without language prefix. */
  path: string;
  title: string;
  description: string;
}

const controls = new Set(
  'SVG IMG BUTTON NAV FORM DIALOG NOSCRIPT SCRIPT OUTPUT INPUT TEXTAREA SELECT LABEL LEGEND SEARCH'.split(
    ' ',
  ),
);

/** Controls, drawings, and messages that appear only after an action. */
const isLeftOut = (element: HTMLElement): boolean =>
  controls.has(element.nodeName.toUpperCase()) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  /^(?:alert|slider|status|tablist)$/.test(element.getAttribute('role') ?? '') ||
  // Testimonials are a live region because they change by themselves.
  (element.hasAttribute('aria-live') && !element.querySelector('blockquote'));

const asBlock = (text: string) => `\n\n${text.trim()}\n\n`;
const asLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isElement = (node: Node | null): node is HTMLElement => node !== null && 'getAttribute' in node;

/**
 * HTML as Markdown (CommonMark with tables): headings, texts, lists, tables and code, without controls and
 * drawings. Links are absolute.
 * @param html of the `<main>` of a page
 * @param address the absolute one of the page, against which links are resolved
 */
export function markdownFromHtml(html: string, address: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  // Turndown leaves these as they are, so a text could read as HTML, as an entity or as struck out.
  service.escape = (text) =>
    TurndownService.prototype.escape(text).replace(/<(?=[a-z/!?])|&(?=#?\w+;)|~/gi, String.raw`\$&`);
  service
    .addRule('link', {
      filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
      replacement: (content, node) => {
        const { href } = new URL((isElement(node) && node.getAttribute('href')) || '', address);
        return `[${asLine(content)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
      },
    })
    // A card is an item of a list, but its heading belongs to the page.
    .addRule('card', {
      filter: (node) => node.nodeName === 'LI' && Boolean(node.querySelector('h2, h3, h4')),
      replacement: asBlock,
    })
    .addRule('term', { filter: 'dt', replacement: (content) => `- **${asLine(content)}** ` })
    .addRule('value', { filter: 'dd', replacement: (content) => `${asLine(content)}\n` })
    .addRule('part', {
      filter: (node) =>
        /^(?:THEAD|TBODY)$/.test(node.nodeName) ||
        (node.nodeName === 'DIV' && node.parentNode?.nodeName === 'DL'),
      replacement: (content) => content,
    })
    .addRule('block', { filter: ['dl', 'table'], replacement: asBlock })
    .addRule('cell', {
      filter: ['th', 'td'],
      replacement: (content) => ` ${asLine(content).replaceAll('|', String.raw`\|`)} |`,
    })
    .addRule('row', {
      filter: 'tr',
      replacement: (content, { parentNode, childNodes }) =>
        `|${content}\n${parentNode?.nodeName === 'THEAD' ? `|${' --- |'.repeat(childNodes.length)}\n` : ''}`,
    })
    .addRule('code', {
      filter: (node) => node.nodeName === 'FIGURE' && Boolean(node.querySelector('pre')),
      replacement: (_, node) => {
        const textOf = (selector: string) =>
          (isElement(node) && node.querySelector(selector)?.textContent) || '';
        return asBlock(`\`\`\`${textOf('span')}\n${textOf('pre').trimEnd()}\n\`\`\``);
      },
    })
    // Added last, because Turndown tries the latest rule first.
    .addRule('left out', { filter: (node) => isLeftOut(node), replacement: () => '' });
  const text = service.turndown(
    withoutSoftHyphens(html)
      // React's separators of adjacent texts.
      .replaceAll('<!-- -->', '')
      // On the page, styles separate these elements.
      .replace(/(<\/(?:a|b|em|small|span|strong|time)>)(?=<\w)/g, '$1 '),
  );
  // Removes list items that contained only controls.
  return `${text.replace(/^- *\n\s*/gm, '')}\n`;
}

/** The title of a page without the company's name at its end. */
const ownTitle = (site: Site, title: string) =>
  withoutSoftHyphens(title).replace(` | ${site.settings.name}`, '');

/** The lines of the front matter. Values are JSON, which is valid YAML for any text. */
const headLines = (entries: Readonly<Record<string, string | undefined>>) =>
  Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );

/** What llms.txt says of a page. */
export function pageText(
  site: Site,
  { head, language, path }: Pick<PageText, 'language' | 'path'> & { head: PageMetadata },
): PageText {
  return {
    language,
    path,
    title: ownTitle(site, head.title),
    description: withoutSoftHyphens(head.description),
  };
}

/** The text of a page as Markdown with front matter, made from its HTML; takes as long as to render the page. */
export function pageMarkdown(
  site: Site,
  page: {
    head: PageMetadata;
    /** HTML with the page's `<main>`. */
    content: string;
    language: Language;
    path: string;
  },
): string {
  const { head, content, language, path } = page;
  const url = absolutePageAddress(site, language, path);
  const lines = headLines({
    title: withoutSoftHyphens(head.title),
    description: withoutSoftHyphens(head.description),
    url,
    language,
    updated: head.lastModified,
  });
  const [main = ''] = /<main[^]*<\/main>/.exec(content) ?? [];
  return ['---', ...lines, '---', '', markdownFromHtml(main, url)].join('\n');
}

/**
 * The group of a page: the page at its first path segment when others are below that one, such as `/services`; else
 * `/`.
 */
function groupOf({ path }: PageText, paths: readonly string[]): string {
  const above = `/${path.split('/')[1]}`;
  const isAbove = paths.includes(above) && paths.some((one) => one.startsWith(`${above}/`));
  return isAbove ? above : routes.home;
}

/**
 * The llms.txt of a language (https://llmstxt.org): the pages in their groups, each with the address of its Markdown.
 * @param pages of all languages
 */
export function siteText(site: Site, language: Language, pages: readonly PageText[]): string {
  const t = createTranslator(site, language);
  const own = pages
    .filter((page) => page.language === language)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const paths = own.map(({ path }) => path);
  const nameOf = (group: string) =>
    group === routes.home ? t('sitemap.main') : menuWords(site, t, group).name;
  const linkTo = (label: string, path: string) =>
    `- [${label.replace(/[[\]]/g, String.raw`\$&`)}](${new URL(path, absolutePageAddress(site, language, routes.home)).href})`;
  const section = (title: string, links: readonly string[]) => `## ${title}\n\n${links.join('\n')}`;
  const groups = [...Map.groupBy(own, (page) => groupOf(page, paths))].map(([group, members]) =>
    section(
      nameOf(group),
      members.map(
        ({ title, path, description }) =>
          `${linkTo(title, markdownPath(inLanguage(site, language, path)))}: ${description}`,
      ),
    ),
  );
  const others = site.languages.filter((other) => other !== language);
  const home = own.find(({ path }) => path === routes.home);
  const parts = [
    `# ${site.settings.name}`,
    ...(home ? [`> ${home.description}`] : []),
    ...groups,
    ...(others.length > 0
      ? [
          section(
            t('language.label'),
            others.map((other) => linkTo(localeOf(site, other).name, siteTextPath(site, other))),
          ),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The address of the `llms.txt` in a language. */
export const siteTextPath = (site: Site, language: Language): string =>
  inLanguage(site, language, '/llms.txt');
