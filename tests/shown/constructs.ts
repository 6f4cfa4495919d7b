import { anchorOf, type Article, type ArticleBlock } from '#content/read/article.ts';
import { plainText, type Inline } from '#shared/article-text.ts';
import type { ClauseBlock } from '#content/articles/clauses.ts';

/** What can be different about a thing of a kind, by name. */
type Forms<Thing> = Readonly<Record<string, (thing: Thing) => boolean>>;
type Block<Kind extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: Kind }>;
type Mark = Exclude<Inline, string>;
type OfBlocks<Kinds extends ArticleBlock['kind']> = { [Kind in Kinds]: Forms<Block<Kind>> };

const always = () => true;
const isBreak = (part: Inline) => typeof part === 'object' && part.kind === 'break';

/** The blocks that also pages without code have; the compiler asks for each kind. */
const ofClauses: OfBlocks<ClauseBlock['kind']> = {
  paragraph: { paragraph: always },
  heading: {
    'heading ##': ({ level }) => level === 2,
    'heading ###': ({ level }) => level === 3,
    'heading with an anchor of its own': ({ id, text }) => id !== anchorOf(plainText(text), 'en'),
  },
  list: {
    'list with numbers': ({ isOrdered }) => isOrdered,
    'list without numbers': ({ isOrdered }) => !isOrdered,
    'item of two paragraphs': ({ items }) => items.some((item) => item.some(isBreak)),
  },
  table: {
    'column of figures': ({ columns }) => columns.some(({ isNumeric }) => isNumeric),
    'column of words': ({ columns }) => columns.some(({ isNumeric }) => !isNumeric),
  },
  image: {
    'photo with a caption': ({ caption }) => caption !== null,
    'photo without a caption': ({ caption }) => caption === null,
  },
};

const ofArticles: OfBlocks<ArticleBlock['kind']> = {
  ...ofClauses,
  quote: {
    'quote with its source': ({ source }) => source !== null,
    'quote without a source': ({ source }) => source === null,
  },
  code: { 'block of code': always },
  bars: {
    'bars with a unit behind the number': ({ unit }) => !unit.includes('#'),
    'bars with a unit around the number': ({ unit }) => unit.includes('#'),
  },
};

const leadsTo = (pattern: RegExp) => (part: Extract<Mark, { kind: 'link' }>) => pattern.test(part.href);

const ofLines: { [Kind in Mark['kind']]: Forms<Extract<Mark, { kind: Kind }>> } = {
  strong: { 'bold words': always },
  emphasis: { 'italic words': always },
  code: { 'code in a line': always },
  break: { 'line break': always },
  link: {
    'link to a page': leadsTo(/^\/[^.#]*$/),
    'link to a section of a page': leadsTo(/^\/.*#/),
    'link to a section of its own page': leadsTo(/^#/),
    'link to a file': leadsTo(/^\/.*\.\w+$/),
    'link to another website': leadsTo(/^https:/),
    'link to an email address': leadsTo(/^mailto:/),
    'link to a phone number': leadsTo(/^tel:/),
  },
};

/** The parts of a line of text in a block, at any depth. */
function marksIn(value: unknown): Mark[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(marksIn);
  // In blocks, only parts of lines have a kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return 'kind' in value ? [value as Mark, ...inside] : inside;
}

type AnyForms = Readonly<Record<string, Forms<never>>>;

const formsOf = (all: AnyForms, thing: { kind: string }): [name: string, isSo: boolean][] =>
  Object.entries(all[thing.kind] ?? {}).map(([name, has]) => [
    name,
    // The forms of a kind take things of that kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    has(thing as never),
  ]);

/** The forms of blocks and lines that no text has. @param isPlain whether the texts are those of pages without code */
export function missingConstructs(articles: readonly Article[], isPlain: boolean): string[] {
  const blocks = articles.flatMap((article) => article.blocks);
  const ofBlocks: AnyForms = isPlain ? ofClauses : ofArticles;
  const found = [
    ...blocks.flatMap((block) => formsOf(ofBlocks, block)),
    ...blocks.flatMap((block) => marksIn(Object.values(block))).flatMap((mark) => formsOf(ofLines, mark)),
  ];
  const used = new Set(found.filter(([, isSo]) => isSo).map(([name]) => name));
  return [ofBlocks, ofLines]
    .flatMap((all: AnyForms) => Object.values(all).flatMap((forms) => Object.keys(forms)))
    .filter((name) => !used.has(name));
}
