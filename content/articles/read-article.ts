import type { Edition } from '#content/edition.ts';
import { oncePer } from '#shared/once.ts';
import { decodeHTMLStrict as decodeEntities } from 'entities';
import { lexer, walkTokens, type MarkedToken, type Token, type Tokens } from 'marked';
import { safeParse } from 'valibot';
import { photo } from '#content/site-file/pictures.ts';
import { DataError } from '#content/site-file/problem.ts';
import { parseBars } from '#content/read/article-bars.ts';
import { foreignSyntaxIn, neutral, type Place } from '#content/read/foreign-syntax.ts';
import { anchorOf, countWords, pathOfLink, type Article, type ArticleBlock } from '#content/read/article.ts';
import { plainText, type Inline } from '#shared/article-text.ts';
import { ownUrl } from './own-address.ts';
import { withLinkedPhones } from '#content/read/phones-in-text.ts';
import { linkedFile } from '#content/published/published-files.ts';
import { problemInBody, type TextBody } from '#content/read/problem-in-body.ts';

/** No extension is in use, so every token is one of Markdown's own. */
const isOwnToken = (token: Token): token is MarkedToken => token.type !== 'generic';
const own = (tokens: readonly Token[] | undefined): MarkedToken[] => (tokens ?? []).filter(isOwnToken);

/** The name that a link gives for its address: `[docs][d]`, `[d][]` and `[d]` are all at `[d]: https://…`. */
const labelOf = (raw: string): string =>
  (/\[([^[\]]+)\](?:\[\])?$/.exec(raw)?.[1] ?? '').toLowerCase().replaceAll(/\s+/g, ' ');

/** The names of addresses that links use. */
function usedLabels(tokens: Token[]): ReadonlySet<string> {
  const labels = new Set<string>();
  void walkTokens(tokens, ({ type, raw }) => {
    if ((type === 'link' || type === 'image') && raw.endsWith(']')) labels.add(labelOf(raw));
  });
  return labels;
}

/** An address in the text, without brackets. */
const isBareAddress = ({ raw }: Tokens.Link) => !/^[[<]/.test(raw);

/** A text with `neutral` instead of characters that are written by their names. */
const withoutEntities = (raw: string): string =>
  raw.replaceAll(/&#?\w+;/g, (entity) => (decodeEntities(entity) === entity ? entity : neutral));

/** Whether a bold text ends as a sentence or a label does, not as a heading. */
const isSentence = (raw: string) => /[.:!?…,;][*_]*$/.test(raw);

/** Whether an asterisk in the middle of a word begins italic text, as in “Kund*innen und Mitarbeiter*innen”. */
const isInWord = (raw: string, before: Token | undefined) =>
  /^\*\p{L}/u.test(raw) && /\p{L}$/u.test(before?.raw ?? '');

/** A line of text without what Markdown makes of it, in which foreign syntax is looked for. */
const proseOf = (tokens: readonly Token[] | undefined): string =>
  own(tokens)
    .map((token, index, line): string => {
      switch (token.type) {
        case 'text':
          return token.tokens ? proseOf(token.tokens) : withoutEntities(token.raw);
        case 'strong':
          return /^__toc__$/i.test(token.raw) ? token.raw : proseOf(token.tokens);
        case 'em':
          return isInWord(token.raw, line[index - 1]) ? token.raw : proseOf(token.tokens);
        case 'link':
          return isBareAddress(token) ? token.raw : proseOf(token.tokens) + neutral;
        case 'html':
          return token.raw.replaceAll(/<!--[^]*?-->/g, '');
        case 'br':
          return '\n\n';
        default:
          return neutral;
      }
    })
    .join('');

/** A line as it is typed, without code. */
const typedOf = (tokens: readonly Token[] | undefined): string =>
  own(tokens)
    .map(({ type, raw }) => (type === 'codespan' ? neutral : raw))
    .join('');

/** What an article cannot contain: what it is called, and what to write instead. */
const refused: Readonly<Record<string, string>> = {
  image: 'put a photo in a paragraph of its own',
  hr: 'a line across the page (---, *** or ___) is not supported: delete it, or begin a section with ## Heading',
  del: 'struck text (~~words~~) is not supported: delete the words, or only the ~~',
  checkbox: 'a list of tasks (- [ ] or - [x]) is not supported: write a list, with only - and a space',
  list: 'a list inside a list or a quote is not supported: write one list, or end the list with a paragraph',
  blockquote:
    'a quote (>) inside a list or another quote is not supported: put it in a paragraph of its own, with an empty line before and after it',
  code: 'a block of code inside a list or a quote is not supported: put it after the list, at the start of the line; four spaces at the start make code too',
  table: 'a table inside a list or a quote is not supported: put it after the list, at the start of the line',
  heading:
    'a heading inside a list or a quote is not supported: put it at the start of a line, after an empty line',
};

/** What to write instead of an element of HTML. */
const insteadOf: readonly (readonly [tags: RegExp, advice: string])[] = [
  [/^br$/, 'for a line break end the line with \\; in a table write a comma, or another row'],
  [
    /^(p|div|section|article|span|font|center|small|big)$/,
    'delete the tags; an empty line begins a new paragraph',
  ],
  [/^h[1-6]$/, 'a heading is ## Heading'],
  [/^(b|strong)$/, 'bold text is **words**'],
  [/^(i|em)$/, 'italic text is *words*'],
  [/^(u|ins|mark|s|del|strike|sub|sup)$/, 'delete the tags, or write **words** for bold text'],
  [/^a$/, 'a link is [words](/address)'],
  [/^(img|picture|figure|figcaption)$/, 'a picture is ![what it shows](/images/yard.jpg)'],
  [/^(ul|ol|li)$/, 'begin each item of a list with - and a space'],
  [/^(table|thead|tbody|tr|td|th)$/, 'a row of a table is | A | B |, with | --- | --- | below the first one'],
  [/^(blockquote|q|cite)$/, 'a quote begins with > and a space'],
  [/^(code|pre|kbd|samp)$/, 'put code between backticks'],
  [/^hr$/, 'begin a section with ## Heading'],
  [/^(iframe|video|audio|embed|object)$/, 'link to the page that shows it: [words](https://…)'],
  [/^(details|summary)$/, 'write a heading (## Heading) and the text below it'],
  [/^(script|style|link|meta|form|input|button)$/, 'delete it'],
];

/** What cannot be in the address of a link. */
const foreignAddress = [
  {
    pattern: /\{\{|\{%|%7B%7B|%7B%/i,
    advice: 'a tag of another system in an address: write [words](/address)',
  },
  {
    pattern: /^[“”„‟«»‘’]|[“”„‟«»]/,
    advice: 'typographic quotation marks in an address: write [words](/address) without them',
  },
];

/** Reads one article; collects its blocks, links and problems. */
class ArticleReader {
  readonly article: Article = {
    blocks: [],
    blockLines: [],
    sections: [],
    links: [],
    problems: [],
    advice: [],
  };
  readonly #anchors = new Map<string, number>();
  readonly #edition: Edition;
  /** The block being read: its Markdown, and its first line in the body. */
  #open = { raw: '', line: 1 };
  /** How far the open block was searched for foreign syntax, and what was found in the open line. */
  #searched = 0;
  #foreign: readonly string[] = [];
  readonly #labels: ReadonlySet<string>;

  /** @param labels the names of addresses that links use */
  constructor(edition: Edition, labels: ReadonlySet<string>) {
    this.#edition = edition;
    this.#labels = labels;
  }

  /** @param line of the body in which the block begins */
  readBlock(token: MarkedToken, line: number): void {
    this.#open = { raw: token.raw, line };
    this.#searched = 0;
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
        this.#foreign = [];
        return this.#leaveOut(token);
      default:
        return this.#refuse(token);
    }
  }

  /** The line of the body with a part of the open block. */
  #lineIn(raw: string, from = 0): number {
    const above = this.#open.raw.slice(0, Math.max(this.#open.raw.indexOf(raw.trim(), from), 0));
    return this.#open.line + above.split('\n').length - 1;
  }

  #complain(reason: string, raw = ''): undefined {
    this.article.problems.push({ reason, line: this.#lineIn(raw) });
  }

  #refuse(token: MarkedToken): undefined {
    const { type, raw } = token;
    if (type === 'def') return this.#define(token);
    const reason = refused[type] ?? 'this cannot be in an article: delete it';
    return this.#complain(`${reason}: ${raw.trim().split('\n', 1)[0]?.slice(0, 60)}`, raw);
  }

  /** The address of a link that is below the text: `[name]: https://…`. */
  #define({ raw, tag }: Tokens.Def): undefined {
    if (raw.startsWith('[^'))
      return this.#complain(`footnotes are not supported, put it in the text: ${raw}`, raw);
    // The usual way of Markdown to write a comment: [//]: # (words).
    if (this.#labels.has(tag) || tag === '//') return undefined;
    return this.#complain(
      `no link uses this address: write [words][${tag}] in the text, or delete it: ${raw.trim().slice(0, 60)}`,
      raw,
    );
  }

  /** Leaves out a comment. Other HTML would be text on the page, and is refused. */
  #leaveOut({ text, raw }: Tokens.HTML | Tokens.Tag): undefined {
    const rest = text.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    if (rest === '') return undefined;
    const excerpt = rest.split('\n', 1)[0]?.slice(0, 60) ?? '';
    if (rest.startsWith('<!--')) return this.#complain(`a comment without --> at its end: ${excerpt}`, raw);
    if (!rest.includes('<')) return this.#complain(`start a new line after a comment: ${excerpt}`, raw);
    const reason = 'HTML is not allowed';
    const [, tag = ''] = /<\/?([a-z][a-z0-9]*)/i.exec(rest) ?? [];
    const [, meant] = insteadOf.find(([tags]) => tags.test(tag.toLowerCase())) ?? [];
    const advice = `${meant === undefined ? '' : `${meant}; `}to show it as text, put it between backticks`;
    // Once in a block, because elements have a tag at their end too.
    const isKnown = this.article.problems.some(
      (one) => one.line >= this.#open.line && one.reason.startsWith(reason),
    );
    return isKnown ? undefined : this.#complain(`${reason}; ${advice}: ${excerpt}`, raw);
  }

  /** Complains about what other systems write and this one would show as it is typed. */
  #search(text: string, place: Place = 'markdown'): void {
    const pieces = foreignSyntaxIn(text, place);
    this.#foreign = pieces.map(({ found }) => found);
    for (const { found, advice } of pieces) {
      const [start = ''] = found.trimStart().split(/\uFFFC|\n/, 1);
      const at = this.#open.raw.indexOf(start, this.#searched);
      const excerpt = found.trim().split('\n', 1)[0]?.replaceAll(neutral, '…').slice(0, 60);
      const line = this.#lineIn(start, this.#searched);
      this.article.problems.push({ reason: `${advice}: ${excerpt}`, line });
      if (at >= 0) this.#searched = at + start.length;
    }
  }

  #isInForeign = (raw: string): boolean => this.#foreign.some((found) => found.includes(raw));

  /** A line that is only bold, with more text in the next line: a heading in Word, but one paragraph on the page. */
  #refuseBoldLine(tokens: readonly MarkedToken[]): void {
    for (const [index, token] of tokens.entries()) {
      const [before, after] = [tokens[index - 1]?.raw ?? '\n', tokens[index + 1]?.raw ?? ''];
      if (token.type !== 'strong' || !/\n[ \t]*$/.test(before) || !/^[ \t]*\n/.test(after)) continue;
      if (isSentence(token.raw)) continue;
      const reason = `a bold line that runs into the next one: for a heading write ## ${token.text}`;
      this.#complain(reason, token.raw);
    }
  }

  /** A picture must be in a paragraph of its own. */
  #paragraphOf({ tokens }: Tokens.Paragraph): ArticleBlock | undefined {
    const [first, ...others] = own(tokens);
    if (first?.type === 'image' && others.length === 0) return this.#imageOf(first);
    this.#search(typedOf(tokens), 'paragraph');
    this.#searched = 0;
    this.#refuseBoldLine(own(tokens));
    if (first?.type === 'strong' && others.length === 0 && !isSentence(first.raw))
      this.article.advice.push({
        reason: `a paragraph that is only bold: if it is a heading, write ## ${first.text}`,
        line: this.#lineIn(first.raw),
      });
    return { kind: 'paragraph', text: this.#checkedLineOf(tokens) };
  }

  /** The text in quotation marks after the address is the caption. */
  #imageOf({ href, tokens, title, raw }: Tokens.Image): ArticleBlock | undefined {
    const { success, issues, output } = safeParse(photo, decodeEntities(href));
    if (!success) return this.#complain(issues[0].message, raw);
    const alt = plainText(this.#checkedLineOf(tokens));
    if (alt.trim().length < 5)
      this.#complain(`the alt text of ${href} is too short: describe the picture`, raw);
    if (title) this.#search(withoutEntities(title), 'plain');
    return { kind: 'image', file: output, alt, caption: title ? decodeEntities(title) : null };
  }

  /** `{#anchor}` at the end replaces the anchor made from the words. */
  #headingOf({ depth, tokens, raw }: Tokens.Heading): ArticleBlock | undefined {
    if (depth !== 2 && depth !== 3)
      return this.#complain(`headings are ## or ###: ${raw.trim().split('\n', 1)[0]}`);
    const line = this.#checkedLineOf(tokens);
    const last = line.at(-1);
    const [end = '', chosen] = (typeof last === 'string' && /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(last)) || [];
    const text = typeof last === 'string' && end ? [...line.slice(0, -1), last.slice(0, -end.length)] : line;
    const title = plainText(text);
    const anchor = chosen ?? anchorOf(title, this.#edition.language);
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
      if (token.type === 'text' || token.type === 'paragraph') return [this.#checkedLineOf(token.tokens)];
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
    if (typeof figure === 'string') return this.#complain(`bars: ${figure}`);
    for (const words of [figure.caption, ...figure.bars.map(({ label }) => label)])
      this.#search(words, 'plain');
    return { kind: 'bars', ...figure };
  }

  #tableOf({ header, rows }: Tokens.Table): ArticleBlock {
    return {
      kind: 'table',
      columns: header.map(({ tokens, align }) => ({
        text: this.#checkedLineOf(tokens),
        isNumeric: align === 'right',
      })),
      rows: rows.map((cells) => cells.map(({ tokens }) => this.#checkedLineOf(tokens))),
    };
  }

  /** A line with all of its parts, which is searched for foreign syntax as a whole. */
  #checkedLineOf(tokens: readonly Token[] | undefined): Inline[] {
    const from = this.#searched;
    this.#search(typedOf(tokens), 'typed');
    this.#searched = from;
    this.#search(proseOf(tokens));
    return this.#lineOf(tokens);
  }

  #lineOf(tokens: readonly Token[] | undefined): Inline[] {
    return own(tokens).flatMap((token) => this.#inlineOf(token));
  }

  #inlineOf(token: MarkedToken): Inline[] {
    switch (token.type) {
      case 'text':
        return token.tokens ? this.#lineOf(token.tokens) : [decodeEntities(token.raw)];
      case 'escape':
        return [token.text];
      case 'html':
        if (!this.#isInForeign(token.raw)) this.#leaveOut(token);
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

  #addLink(href: string, token: Tokens.Link): void {
    const line = this.#lineIn(token.raw);
    const isOther = isBareAddress(token) && token.raw !== href;
    this.article.links.push({ href, line, ...(isOther && { written: token.raw }) });
  }

  #linkOf(token: Tokens.Link): Inline {
    const { href: written, tokens, raw } = token;
    const href = decodeEntities(written);
    const url = ownUrl(this.#edition, href);
    const path = pathOfLink(href);
    const [foreign] = foreignAddress.filter(({ pattern }) =>
      pattern.test(raw.slice(raw.lastIndexOf('](') + 2)),
    );
    if (!this.#isInForeign(raw)) {
      const isWordless =
        !tokens.some(({ type }) => type === 'image') && !/[^\s\uFFFC\u200B]/.test(decodeEntities(token.text));
      const advice =
        foreign?.advice ??
        (/^\s*#?\s*$/.test(href)
          ? 'a link without an address: write [words](/address), or only the words'
          : isWordless && 'a link without words: write [words](/address)');
      if (advice) this.#complain(`${advice}: ${raw.slice(0, 60)}`, raw);
      else this.#addLink(href, token);
    }
    const rest = href.slice(path.length);
    const file = path.startsWith('/') ? linkedFile(this.#edition, path) : undefined;
    return {
      kind: 'link',
      href:
        file !== undefined
          ? file + rest
          : path.startsWith('/')
            ? this.#edition.href(path) + rest
            : url
              ? url.pathname + url.search + url.hash
              : href,
      children: this.#lineOf(tokens),
    };
  }
}

/** The articles that were read: checks, the page, the search and feeds read the same texts. */
const articlesOf = oncePer((_: Edition) => new Map<string, Article>());

/**
 * Reads an article: its blocks, its sections for the list of contents, its links moved into the language.
 * @param markdown the body, without front matter
 */
export function readArticle(edition: Edition, markdown: string): Article {
  const known = articlesOf(edition);
  const article = known.get(markdown) ?? articleOf(edition, markdown);
  known.set(markdown, article);
  return article;
}

function articleOf(edition: Edition, markdown: string): Article {
  const tokens = lexer(markdown);
  const reader = new ArticleReader(edition, usedLabels(tokens));
  let line = 1;
  for (const token of own(tokens)) {
    reader.readBlock(token, line);
    line += token.raw.split('\n').length - 1;
  }
  const { article } = reader;
  return { ...article, blocks: article.blocks.map((block) => withLinkedPhones(edition.site, block)) };
}

/** Reads a text that has to be fit to be published. @throws DataError with file, line and reason when it is not */
export function publishableArticle(edition: Edition, text: TextBody): Article {
  const article = readArticle(edition, text.body);
  if (article.problems.length > 0) {
    throw new DataError(article.problems.map(({ line, reason }) => problemInBody(text, line, reason)));
  }
  return article;
}
