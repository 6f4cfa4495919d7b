import { oncePer } from '#shared/once.ts';
import type { Site } from './load-site.ts';
import { decodeHTMLStrict as decodeEntities } from 'entities';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { safeParse } from 'valibot';
import type { Language } from '#shared/locales.ts';
import { inLanguage } from '#shared/routes.ts';
import { photo } from '#shared/site-file/pictures.ts';
import { DataError, type Problem } from '#shared/site-file/problem.ts';
import { parseBars } from './article-bars.ts';
import {
  anchorOf,
  countWords,
  pathOfLink,
  plainText,
  type Article,
  type ArticleBlock,
  type Inline,
} from './article.ts';
import type { TextBody } from './site-reader.ts';

/** No extension is in use, so every token is one of Markdown's own. */
const isOwnToken = (token: Token): token is MarkedToken => token.type !== 'generic';
const own = (tokens: readonly Token[] | undefined): MarkedToken[] => (tokens ?? []).filter(isOwnToken);

/** Reads one article; collects its blocks, links and problems. */
class ArticleReader {
  readonly article: Article = { blocks: [], blockLines: [], sections: [], links: [], problems: [] };
  readonly #anchors = new Map<string, number>();
  readonly #site: Site;
  readonly #language: Language;
  /** The block being read: its Markdown, and its first line in the body. */
  #open = { raw: '', line: 1 };

  constructor(site: Site, language: Language) {
    this.#site = site;
    this.#language = language;
  }

  /** @param line of the body in which the block begins */
  readBlock(token: MarkedToken, line: number): void {
    this.#open = { raw: token.raw, line };
    const block = this.#blockOf(token);
    if (block) {
      this.article.blocks.push(block);
      this.article.blockLines.push(line);
    }
    const section = this.article.sections.at(-1);
    if (section && token.type !== 'heading') section.words += countWords(token.raw);
  }

  #blockOf(token: MarkedToken): ArticleBlock | undefined {
    switch (token.type) {
      case 'space':
        return undefined;
      case 'paragraph':
        return this.#paragraphOf(token);
      case 'heading':
        return this.#headingOf(token);
      case 'list':
        return this.#listOf(token);
      case 'blockquote':
        return this.#quoteOf(token);
      case 'code':
        return this.#codeOf(token);
      case 'table':
        return this.#tableOf(token);
      case 'html':
        return this.#leaveOut(token);
      default:
        return this.#refuse(token);
    }
  }

  /** The line of the body with a part of the open block. */
  #lineIn(raw: string): number {
    const above = this.#open.raw.slice(0, Math.max(this.#open.raw.indexOf(raw.trim()), 0));
    return this.#open.line + above.split('\n').length - 1;
  }

  #complain(reason: string, raw = ''): undefined {
    this.article.problems.push({ reason, line: this.#lineIn(raw) });
  }

  #refuse({ type, raw }: MarkedToken): undefined {
    if (type === 'def' && raw.startsWith('[^'))
      return this.#complain(`footnotes are not supported, put it in the text: ${raw}`, raw);
    const reason =
      type === 'image' ? 'put a photo in a paragraph of its own' : `an article cannot contain this (${type})`;
    return this.#complain(`${reason}: ${raw.trim().slice(0, 60)}`, raw);
  }

  /** Leaves out a comment. Other HTML would be text on the page, and is refused. */
  #leaveOut({ text, raw }: Tokens.HTML | Tokens.Tag): undefined {
    const rest = text.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    if (rest === '') return undefined;
    const excerpt = rest.split('\n', 1)[0]?.slice(0, 60) ?? '';
    if (rest.startsWith('<!--')) return this.#complain(`a comment without --> at its end: ${excerpt}`, raw);
    if (!rest.includes('<')) return this.#complain(`start a new line after a comment: ${excerpt}`, raw);
    const reason = 'HTML is not allowed; to show it as text, put it between backticks';
    // Once in a block, because elements have a tag at their end too.
    const isKnown = this.article.problems.some(
      (one) => one.line >= this.#open.line && one.reason.startsWith(reason),
    );
    return isKnown ? undefined : this.#complain(`${reason}: ${excerpt}`, raw);
  }

  /** A text, in which what only looks like Markdown would be shown as it is typed. */
  #textOf(raw: string): string {
    const [footnote] = /\[\^[^\]\s]+\]/.exec(raw) ?? [];
    if (footnote) this.#complain(`footnotes are not supported, put it in the text: ${footnote}`, footnote);
    const [comment] = /<!--.*/.exec(raw) ?? [];
    if (comment) this.#complain(`a comment without --> at its end: ${comment.slice(0, 60)}`, comment);
    const [picture] = /!\[[^\]]*\]\(.*|^!\[.*/.exec(raw) ?? [];
    const [link] = /\[[^\]]*\]\((?=[/#]|https?:).*/.exec(raw) ?? [];
    const complain = (what: string, found: string) =>
      this.#complain(`${what}, with %20 for a space: ${found.slice(0, 60)}`, found);
    if (picture) complain('not a picture: write ![what it shows](/images/yard.jpg)', picture);
    else if (link) complain('not a link: write [words](/address)', link);
    return decodeEntities(raw);
  }

  /** A picture must be in a paragraph of its own. */
  #paragraphOf({ tokens }: Tokens.Paragraph): ArticleBlock | undefined {
    const [first, ...others] = own(tokens);
    if (first?.type === 'image' && others.length === 0) return this.#imageOf(first);
    return { kind: 'paragraph', text: this.#lineOf(tokens) };
  }

  /** The text in quotation marks after the address is the caption. */
  #imageOf({ href, tokens, title, raw }: Tokens.Image): ArticleBlock | undefined {
    const { success, issues, output } = safeParse(photo, decodeEntities(href));
    if (!success) return this.#complain(issues[0].message, raw);
    const alt = plainText(this.#lineOf(tokens));
    if (alt.trim().length < 5)
      this.#complain(`the alt text of ${href} is too short: describe the picture`, raw);
    return { kind: 'image', file: output, alt, caption: title ? decodeEntities(title) : null };
  }

  /** `{#anchor}` at the end replaces the anchor made from the words. */
  #headingOf({ depth, tokens, raw }: Tokens.Heading): ArticleBlock | undefined {
    if (depth !== 2 && depth !== 3) return this.#complain(`headings are ## or ###: ${raw.trim()}`);
    const line = this.#lineOf(tokens);
    const last = line.at(-1);
    const [end = '', chosen] = (typeof last === 'string' && /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(last)) || [];
    const text = typeof last === 'string' && end ? [...line.slice(0, -1), last.slice(0, -end.length)] : line;
    const title = plainText(text);
    const anchor = chosen ?? anchorOf(title, this.#language);
    const used = this.#anchors.get(anchor) ?? 0;
    this.#anchors.set(anchor, used + 1);
    const id = used === 0 ? anchor : `${anchor}-${used + 1}`;
    if (depth === 2) this.article.sections.push({ id, title, words: 0 });
    return { kind: 'heading', level: depth, id, text };
  }

  #listOf({ ordered, items }: Tokens.List): ArticleBlock {
    const lines = items.map((item) => this.#linesIn(item.tokens));
    // The paragraphs of an item are lines of it.
    const joined = lines.map((all) =>
      all.flatMap((line, index): Inline[] => (index === 0 ? line : [{ kind: 'break' }, ...line])),
    );
    return { kind: 'list', isOrdered: ordered, items: joined };
  }

  /** The paragraphs of a list item or a quote, which hold nothing else. */
  #linesIn(tokens: readonly Token[]): Inline[][] {
    return own(tokens).flatMap((token) => {
      if (token.type === 'text' || token.type === 'paragraph') return [this.#lineOf(token.tokens)];
      if (token.type === 'html') this.#leaveOut(token);
      else if (token.type !== 'space') this.#refuse(token);
      return [];
    });
  }

  /** The last of several paragraphs names the person quoted. */
  #quoteOf({ tokens }: Tokens.Blockquote): ArticleBlock {
    const paragraphs = this.#linesIn(tokens);
    const source = paragraphs.length > 1 ? (paragraphs.pop() ?? null) : null;
    return { kind: 'quote', paragraphs, source };
  }

  #codeOf({ lang, text }: Tokens.Code): ArticleBlock | undefined {
    if (lang !== 'bars') {
      if (!lang) this.#complain(`a code block does not name its language: ${text.slice(0, 60)}`);
      return { kind: 'code', language: lang ?? '', code: text };
    }
    const figure = parseBars(text);
    if (typeof figure !== 'string') return { kind: 'bars', ...figure };
    return this.#complain(`bars: ${figure}`);
  }

  #tableOf({ header, rows }: Tokens.Table): ArticleBlock {
    return {
      kind: 'table',
      columns: header.map(({ tokens, align }) => ({
        text: this.#lineOf(tokens),
        isNumeric: align === 'right',
      })),
      rows: rows.map((cells) => cells.map(({ tokens }) => this.#lineOf(tokens))),
    };
  }

  #lineOf(tokens: readonly Token[] | undefined): Inline[] {
    return own(tokens).flatMap((token) => this.#inlineOf(token));
  }

  #inlineOf(token: MarkedToken): Inline[] {
    switch (token.type) {
      case 'text':
        return token.tokens ? this.#lineOf(token.tokens) : [this.#textOf(token.raw)];
      case 'escape':
        return [token.text];
      case 'html':
        this.#leaveOut(token);
        return [];
      case 'strong':
        return [{ kind: 'strong', children: this.#lineOf(token.tokens) }];
      case 'em':
        return [{ kind: 'emphasis', children: this.#lineOf(token.tokens) }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      case 'link':
        // Of a footnote, the note is refused.
        return token.raw.startsWith('[^') ? [] : [this.#linkOf(token)];
      case 'br':
        return [{ kind: 'break' }];
      default:
        this.#refuse(token);
        return [];
    }
  }

  #linkOf({ href: written, tokens, raw }: Tokens.Link): Inline {
    const href = decodeEntities(written);
    const path = pathOfLink(href);
    this.article.links.push({ href, line: this.#lineIn(raw) });
    return {
      kind: 'link',
      href: path.startsWith('/')
        ? inLanguage(this.#site, this.#language, path) + href.slice(path.length)
        : href,
      children: this.#lineOf(tokens),
    };
  }
}

/** The articles that were read of a site: checks, the page, the search and feeds read the same texts. */
const articlesOf = oncePer((_: Site) => new Map<string, Article>());

/**
 * Reads an article: its blocks, its sections for the list of contents, its links moved into the language.
 * @param markdown the body, without front matter
 */
export function readArticle(site: Site, markdown: string, language: Language): Article {
  const known = articlesOf(site);
  const key = `${language} ${markdown}`;
  const article = known.get(key) ?? articleOf(site, markdown, language);
  known.set(key, article);
  return article;
}

function articleOf(site: Site, markdown: string, language: Language): Article {
  const reader = new ArticleReader(site, language);
  let line = 1;
  for (const token of own(lexer(markdown))) {
    reader.readBlock(token, line);
    line += token.raw.split('\n').length - 1;
  }
  return reader.article;
}

/** Something wrong in the body of a text. @param line of the body */
export const problemInBody = (
  { file, bodyLine }: Omit<TextBody, 'body'>,
  line: number,
  reason: string,
): Problem => ({
  file,
  line: bodyLine + line - 1,
  field: 'the text',
  reason,
});

/** Reads a text that has to be fit to be published. @throws DataError with file, line and reason when it is not */
export function publishableArticle(site: Site, text: TextBody, language: Language): Article {
  const article = readArticle(site, text.body, language);
  if (article.problems.length > 0) {
    throw new DataError(article.problems.map(({ line, reason }) => problemInBody(text, line, reason)));
  }
  return article;
}
