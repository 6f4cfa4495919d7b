import type { Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { formAction, hasEndpoint, isDemonstration } from '#shared/form-endpoints.ts';
import type { Mode } from '#shared/mode.ts';
import { unknownWord } from '#content/site-file/parts.ts';
import { DataError, type Problem } from '#content/site-file/problem.ts';
import { type ArticleBlock } from '#content/read/article.ts';
import { plainText, type Inline } from '#shared/article-text.ts';
import { fillBody, unknownPlaceholders } from '#content/read/placeholders.ts';
import { problemInBody, type TextBody } from '#content/read/problem-in-body.ts';
import { readArticle } from './read-article.ts';

/** A block that a clause can hold. */
export type ClauseBlock = Extract<
  ArticleBlock,
  { kind: 'paragraph' | 'heading' | 'list' | 'image' | 'table' }
>;

/** A section below a heading of the second level; the id is the anchor. */
interface Clause {
  id: string;
  title: string;
  /** A summary in one plain sentence, shown beside the clause: the line after `>` below the heading. */
  short: string | null;
  blocks: ClauseBlock[];
}

export interface ClauseText {
  opening: ClauseBlock[];
  clauses: Clause[];
}

/** When a marked line is shown; depends on the mode and on what forms do in it. */
export const marks: Readonly<Record<string, (site: Site, mode: Mode) => boolean>> = {
  simulated: (_, mode) => mode === 'simulated',
  live: (_, mode) => mode === 'live',
  demonstration: isDemonstration,
  endpoint: hasEndpoint,
  /** Where a message is sent, and with it where the visitor came from. */
  source: (site, mode) => formAction(site, mode, 'enquiry') !== undefined,
};

/** The mark of a paragraph or list item: `[live] What a form sends is stored.`; null where it is always shown. */
function markOf(line: readonly Inline[]): string | null {
  const [first] = line;
  return (typeof first === 'string' && /^\[([a-z]+)\] /.exec(first)?.[1]) || null;
}

/** Joins neighbouring plain texts, which a mark or a parameter in braces may have separated. */
function joined(line: readonly Inline[]): Inline[] {
  const parts: Inline[] = [];
  for (const part of line) {
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
    else parts.push(part);
  }
  return parts;
}

function withoutMark(line: readonly Inline[]): Inline[] {
  const [first, ...rest] = line;
  return typeof first === 'string' ? [first.replace(/^\[[a-z]+\] /, ''), ...rest] : [...line];
}

const linesFor = ({ site, mode }: Edition, lines: readonly Inline[][]): Inline[][] =>
  lines
    .map(joined)
    .filter((line) => marks[markOf(line) ?? '']?.(site, mode) ?? true)
    .map(withoutMark);

/** Reads a text in clauses; collects clauses and problems. */
class ClauseReader {
  readonly found: ClauseText = { opening: [], clauses: [] };
  readonly problems: Problem[] = [];
  readonly #text: TextBody;
  readonly #edition: Edition;

  constructor(edition: Edition, text: TextBody) {
    this.#edition = edition;
    this.#text = text;
  }

  /** @param line of the body */
  read(block: ArticleBlock, line: number): void {
    const clause = this.found.clauses.at(-1);
    const into = clause?.blocks ?? this.found.opening;
    switch (block.kind) {
      case 'heading':
        if (block.level === 3) into.push(block);
        else this.found.clauses.push({ id: block.id, title: plainText(block.text), short: null, blocks: [] });
        return;
      case 'image':
      case 'table':
        into.push(block);
        return;
      case 'paragraph':
      case 'list':
        this.#readLines(block, line, into);
        return;
      case 'quote':
        if (clause && into.length === 0 && clause.short === null)
          clause.short = block.paragraphs.map(plainText).join(' ');
        else this.#complain(line, 'only one line after > is allowed, directly below a heading');
        return;
      case 'code':
        this.#complain(line, 'a text page cannot contain a block of code: delete it');
        return;
      case 'bars':
        this.#complain(line, 'a text page cannot contain a figure of bars: delete it');
    }
  }

  #complain(line: number, reason: string): void {
    this.problems.push(problemInBody(this.#text, line, reason));
  }

  #readLines(
    block: Extract<ClauseBlock, { kind: 'paragraph' | 'list' }>,
    line: number,
    into: ClauseBlock[],
  ): void {
    const lines = block.kind === 'list' ? block.items : [block.text];
    for (const mark of lines.map((one) => markOf(joined(one)))) {
      if (mark !== null && !(mark in marks))
        this.#complain(line, `[${mark}] is not a mode: ${unknownWord(mark, Object.keys(marks))}`);
    }
    const [first, ...rest] = linesFor(this.#edition, lines);
    if (first)
      into.push(block.kind === 'list' ? { ...block, items: [first, ...rest] } : { ...block, text: first });
  }
}

/**
 * The clauses of a text, with its parameters in braces filled in. What is marked with the other mode is left out.
 * @throws DataError with file, line and reason of every mistake
 */
export function readClauses(
  edition: Edition,
  text: TextBody,
  parameters: Readonly<Record<string, string | number>>,
): ClauseText {
  const article = readArticle(edition, fillBody(text.body, parameters));
  const reader = new ClauseReader(edition, text);
  for (const [index, block] of article.blocks.entries()) reader.read(block, article.blockLines[index] ?? 1);
  const problems = [
    ...unknownPlaceholders(text, Object.keys(parameters)),
    // Placeholders that are filled in would hide their braces.
    ...readArticle(edition, text.body).problems.map(({ line, reason }) => problemInBody(text, line, reason)),
    ...reader.problems,
  ];
  if (problems.length > 0) throw new DataError(problems);
  return reader.found;
}
