import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Language } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { parseBars, type BarFigure } from './article-bars.ts';
import { countWords } from './reading-time.ts';

/** A piece of a line of text. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };

/** A cell of a table; columns of figures are set to the right. */
export interface TableColumn {
  text: Inline[];
  isNumeric: boolean;
}

/** A block of an article. Anything Markdown can do beyond these stops the build. */
export type ArticleBlock =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'quote'; paragraphs: Inline[][]; source: Inline[] | null }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'table'; columns: TableColumn[]; rows: Inline[][][] }
  | ({ kind: 'bars' } & BarFigure);

/** A chapter: what stands under one heading of the second level. */
export interface ArticleSection {
  id: string;
  title: string;
  words: number;
}

/** An article as a tree of plain data: there is no HTML in it, so none can get through from a Markdown file. */
export interface Article {
  blocks: ArticleBlock[];
  sections: ArticleSection[];
  /** Unprefixed addresses the article links to. */
  links: string[];
  /** What an editor has to correct before the article can be published. */
  problems: string[];
}

const spelledOut: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };
const spelledOutInGerman: Record<string, string> = { ...spelledOut, ä: 'ae', ö: 'oe', ü: 'ue' };

/** The anchor of a heading as its language would spell it: "Was übrig bleibt" is `was-uebrig-bleibt`. */
export function anchorOf(title: string, language: Language): string {
  const letters = language === 'de' ? spelledOutInGerman : spelledOut;
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|\u00AD/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The text of a line without its marks. */
export function plainText(line: readonly Inline[]): string {
  const texts = line.map((part) => {
    if (typeof part === 'string') return part;
    return part.kind === 'code' ? part.text : plainText(part.children);
  });
  return texts.join('');
}

/** No extension is in use, so every token is one of Markdown's own. */
const isOwnToken = (token: Token): token is MarkedToken => token.type !== 'generic';
const own = (tokens: readonly Token[] | undefined): MarkedToken[] => (tokens ?? []).filter(isOwnToken);

/** Reads one article; holds what accumulates on the way. */
class ArticleReader {
  readonly article: Article = { blocks: [], sections: [], links: [], problems: [] };
  readonly #anchors = new Map<string, number>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  readBlock(token: MarkedToken): void {
    const block = this.#blockOf(token);
    if (block) this.article.blocks.push(block);
    const section = this.article.sections.at(-1);
    if (section && token.type !== 'heading') section.words += countWords(token.raw);
  }

  #blockOf(token: MarkedToken): ArticleBlock | undefined {
    switch (token.type) {
      case 'space':
        return undefined;
      case 'paragraph':
        return { kind: 'paragraph', text: this.#lineOf(token.tokens) };
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
      // Shown as the text it is.
      case 'html':
        return { kind: 'paragraph', text: [token.text.trim()] };
      default:
        return this.#refuse(token);
    }
  }

  #refuse(token: MarkedToken): undefined {
    this.article.problems.push(
      `an article cannot hold this (${token.type}): ${token.raw.trim().slice(0, 60)}`,
    );
  }

  #headingOf({ depth, tokens, raw }: Tokens.Heading): ArticleBlock | undefined {
    if (depth !== 2 && depth !== 3) {
      this.article.problems.push(`headings are ## or ###: ${raw.trim()}`);
      return undefined;
    }
    const text = this.#lineOf(tokens);
    const title = plainText(text);
    const anchor = anchorOf(title, this.#language);
    const used = this.#anchors.get(anchor) ?? 0;
    this.#anchors.set(anchor, used + 1);
    const id = used === 0 ? anchor : `${anchor}-${used + 1}`;
    if (depth === 2) this.article.sections.push({ id, title, words: 0 });
    return { kind: 'heading', level: depth, id, text };
  }

  #listOf({ ordered, items }: Tokens.List): ArticleBlock {
    const lines = items.map((item) =>
      own(item.tokens).flatMap((token) => {
        if (token.type === 'text' || token.type === 'paragraph') return this.#lineOf(token.tokens);
        if (token.type !== 'space') this.#refuse(token);
        return [];
      }),
    );
    return { kind: 'list', isOrdered: ordered, items: lines };
  }

  /** A last paragraph beside others says who is quoted. */
  #quoteOf({ tokens }: Tokens.Blockquote): ArticleBlock {
    const paragraphs = own(tokens).flatMap((token) => {
      if (token.type === 'paragraph') return [this.#lineOf(token.tokens)];
      if (token.type !== 'space') this.#refuse(token);
      return [];
    });
    const source = paragraphs.length > 1 ? (paragraphs.pop() ?? null) : null;
    return { kind: 'quote', paragraphs, source };
  }

  #codeOf({ lang, text }: Tokens.Code): ArticleBlock | undefined {
    if (lang !== 'bars') {
      if (!lang) this.article.problems.push(`a code block does not name its language: ${text.slice(0, 60)}`);
      return { kind: 'code', language: lang ?? '', code: text };
    }
    const figure = parseBars(text);
    if (typeof figure !== 'string') return { kind: 'bars', ...figure };
    this.article.problems.push(`bars: ${figure}`);
    return undefined;
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
        return token.tokens ? this.#lineOf(token.tokens) : [token.text];
      case 'escape':
      case 'html':
        return [token.text];
      case 'strong':
        return [{ kind: 'strong', children: this.#lineOf(token.tokens) }];
      case 'em':
        return [{ kind: 'emphasis', children: this.#lineOf(token.tokens) }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      case 'link':
        return [this.#linkOf(token)];
      default:
        this.#refuse(token);
        return [];
    }
  }

  #linkOf({ href, tokens }: Tokens.Link): Inline {
    this.article.links.push(href);
    const isAnchor = href.startsWith('#');
    return {
      kind: 'link',
      href: isAnchor ? href : inLanguage(this.#language, href),
      children: this.#lineOf(tokens),
    };
  }
}

/**
 * Reads an article: its blocks, its sections for the list of contents, its links moved into the language.
 * @param markdown the body, without front matter
 */
export function readArticle(markdown: string, language: Language): Article {
  const reader = new ArticleReader(language);
  for (const token of own(lexer(markdown))) reader.readBlock(token);
  return reader.article;
}

/**
 * Reads an article that has to be fit to be published.
 * @param file where it stands, for the message
 * @throws Error with file and reason when it holds something that cannot be published
 */
export function publishableArticle(markdown: string, language: Language, file: string): Article {
  const article = readArticle(markdown, language);
  const [problem] = article.problems;
  if (problem) throw new Error(`${file}: the article: ${problem}`);
  return article;
}
