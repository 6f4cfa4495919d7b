import type { DOMNode, HtmlElement } from 'html-validate';
import { marked } from 'marked';
import { markdownPath } from '../../../config/routes.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { surplus } from '../../../shared/surplus.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute, decodeEntities, parseHtml, textIn } from './parse-html.ts';

/**
 * The accepted differences between a page and its Markdown. Of the page: what one acts with (forms, buttons,
 * navigation, results), what is drawn, what is said only after a form was sent, and how to fill a form in. Of
 * the Markdown: the point between two facts in a line.
 */
const controls = new Set(
  'form button nav dialog noscript svg script template label input output fieldset select textarea'.split(
    ' ',
  ),
);
const separator = '·';

const isElement = (node: DOMNode): node is HtmlElement => 'tagName' in node;

const isControl = (element: HtmlElement): boolean =>
  controls.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('inert') ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'role') === 'tablist' ||
  /-(?:sent|failed|hint)$/.test(attribute(element, 'id') ?? '');

/** The texts and elements below an element, in their order, without controls. */
function nodesIn(node: DOMNode): DOMNode[] {
  return node.childNodes.flatMap((child) => {
    if (!isElement(child)) return [child];
    return isControl(child) ? [] : [child, ...nodesIn(child)];
  });
}

/** Words, figures and punctuation, each for itself. */
const tokensOf = (text: string): string[] =>
  decodeEntities(text)
    .replaceAll('\u00AD', '')
    .replaceAll(separator, ' ')
    .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What a page or a text says: its words, its longer passages, and where its links lead. */
interface Reading {
  tokens: string[];
  passages: string[];
  links: Set<string>;
}

/** In words; shorter ones may stand elsewhere, such as the facts of a card below its title. */
const shortestPassage = 16;
const isPassage = (tokens: readonly string[]) =>
  tokens.filter((token) => /\p{L}/u.test(token)).length >= shortestPassage;

/** The language of code, which the page shows as text, and Markdown has behind its fence. */
const codeLanguageOf = (element: HtmlElement): string =>
  /^language-(\S+)/.exec(attribute(element, 'class') ?? '')?.[1] ?? '';

function readingOf(root: HtmlElement, address: string, accepted: readonly string[]): Reading {
  const nodes = nodesIn(root);
  const texts = nodes
    .map((node) => tokensOf(isElement(node) ? codeLanguageOf(node) : node.textContent))
    .filter((tokens) => !accepted.includes(tokens.join(' ')));
  const hrefs = nodes
    .filter(isElement)
    .flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));
  return {
    tokens: texts.flat(),
    passages: texts.filter(isPassage).map((tokens) => tokens.join(' ')),
    links: new Set(hrefs.map((href) => decodeURI(new URL(href, address).href))),
  };
}

/** The first passage that does not follow the one before it. */
function firstOutOfOrder(passages: readonly string[], text: string): string | undefined {
  let at = 0;
  return passages.find((passage) => {
    const found = text.indexOf(passage, at);
    at = found + passage.length;
    return found < 0;
  });
}

const plain = (text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ') : text);
const front = /^---\n([^]*?)\n---\n/;

/** What stands between the lines at the top. */
function headOf(markdown: string): Record<string, unknown> {
  const lines = front.exec(markdown)?.[1]?.split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), JSON.parse(line.slice(at + 2))];
    }),
  );
}

/**
 * Whether a page and its Markdown say the same: title, words, the order of passages, and links; and whether
 * the page says where it is.
 * @param markdown null when there is none
 * @param origin of the site
 */
export function markdownProblems(page: BuiltPage, markdown: string | null, origin: string): string[] {
  const { document, file, language, path } = page;
  const alternate = document.querySelector('link[rel="alternate"][type="text/markdown"]');
  const named = alternate && attribute(alternate, 'href');
  const isListed = !page.isNotFound && !document.querySelector('meta[name="robots"]');
  if (!isListed) {
    return named === null && markdown === null ? [] : [`${file} is not for robots, but has a Markdown`];
  }
  if (markdown === null) return [`${file} has no Markdown`];

  const address = origin + path;
  const problems = named === markdownPath(path) ? [] : [`names ${named ?? 'no Markdown'}`];
  const say = (what: string, found: readonly string[]) => {
    if (found.length > 0) problems.push(`${what}: ${found.slice(0, 12).join(' ')}`);
  };
  const main = document.querySelector('main');
  if (!main) return [`${file} has no main`];
  const accepted = [tokensOf(createTranslator(language)('form.requiredNote')).join(' ')];
  const text = parseHtml(`<main>${marked.parse(markdown.replace(front, ''), { async: false })}</main>`);
  const [shown, written] = [main, text].map((root) => readingOf(root, address, accepted));
  if (!shown || !written) return problems;
  say('says less', surplus(shown.tokens, written.tokens));
  say('says more', surplus(written.tokens, shown.tokens));
  const astray = firstOutOfOrder(shown.passages, written.tokens.join(' '));
  say('has another order from', astray === undefined ? [] : [astray]);
  say('does not lead to', [...shown.links.difference(written.links)]);
  say('leads to', [...written.links.difference(shown.links)]);

  const titles = text.querySelectorAll('h1').map((title) => tokensOf(textIn(title)).join(' '));
  const shownTitle = document.querySelector('main h1');
  if (titles.join() !== tokensOf(shownTitle ? textIn(shownTitle) : '').join(' '))
    problems.push(`has the title: ${titles.join()}`);
  const head = headOf(markdown);
  const pageTitle = document.querySelector('title');
  const description = document.querySelector('meta[name="description"]');
  const wanted: Record<string, unknown> = {
    title: pageTitle && textIn(pageTitle),
    description: description && attribute(description, 'content'),
    url: address,
    language,
  };
  say(
    'begins with another',
    Object.keys(wanted).filter((name) => plain(head[name]) !== plain(wanted[name])),
  );
  return problems.map((problem) => `${markdownPath(path)} ${problem}`);
}
