import { decodeHTMLStrict as decodeEntities } from 'entities';

/*
 * What other systems write and this one would show as it is typed: their tags, Markdown in a field that shows plain
 * text, leftovers of a paste from Word. One list for Markdown, front matter and YAML.
 */

/**
 * Where a text is: a line of Markdown without its own marks, the same as it is typed, a paragraph as it is typed, or a
 * field whose text is shown as it is.
 */
export type Place = 'markdown' | 'typed' | 'paragraph' | 'plain';

interface ForeignPiece {
  found: string;
  /** What to write instead. */
  advice: string;
}

/** Replaces what is not foreign syntax in a text: code, an escaped character, a link. */
export const neutral = '\uFFFC';

interface Rule {
  pattern: RegExp;
  /** A function gives undefined where the pattern finds something else. */
  advice: string | ((found: string) => string | undefined);
  /** Where the rule applies; undefined for lines without marks and for fields. */
  place?: Place;
}

const links: readonly Rule[] = [
  {
    place: 'markdown',
    pattern: /!\[[^\]\n]*\]\s*\(.*|^!\[.*/gmu,
    advice: 'not a picture: write ![what it shows](/images/yard.jpg), with %20 for a space',
  },
  {
    pattern: /\[\[(?![\d\s.,;-]*\]\]|_?toc_?\]\])[^[\]\n]+\]\]/giu,
    advice: 'a wiki link of another system: write [words](/address)',
  },
  {
    place: 'markdown',
    pattern: /(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\p{L}{2}[^[\]\n]*\]\([^\n]*[“”„‟«»‘’][^\n]*/gu,
    advice: 'not a link: write [words](/address), without typographic quotation marks between the brackets',
  },
  {
    place: 'markdown',
    // A pattern that begins at every letter reads a line once per letter: a second for all texts of a site.
    pattern: /(?:\[|(?<![^\]\n]))[^[\]\n]*\]\((?=[/#.<]|https?:|mailto:|tel:|www\.).*/gu,
    advice: 'not a link: write [words](/address), with %20 for a space',
  },
  {
    place: 'markdown',
    pattern: /(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\p{L}{2}[^[\]\n]*\]\(.*/gu,
    advice: 'not a link: write [words](/address), with %20 for a space',
  },
  {
    place: 'markdown',
    pattern: /\[[^[\]\n]+\]\s+\((?:https?:|mailto:|tel:|www\.|\/)[^)\n]*\)?/gu,
    advice: 'not a link: delete the space between ] and (',
  },
  {
    place: 'markdown',
    pattern: /\([^()\n]+\)\[(?:https?:|mailto:|tel:|www\.|\/)[^\]\n]*\]?/gu,
    advice: 'not a link: the words are in square brackets and the address in round ones: [words](/address)',
  },
  {
    place: 'markdown',
    pattern: /(?<![\p{L}\p{N}_)\]])\[(?!\d+\]\[\d+\])[^[\]\n]+\]\[[^[\]\n]*\]/gu,
    advice:
      'a link without its address: write [words](/address), or add a line such as [name]: https://… with the name',
  },
  {
    place: 'plain',
    pattern:
      /!?(?<![\p{L}\p{N}_)\]])(?:\[[^[\]\n]*\p{L}[^[\]\n]*\](?:\([^\s)][^)\n]*\)|\(\))|\[[^[\]\n]*\]\s?\((?:[/#]|https?:|mailto:|tel:|www\.)[^)\n]*\))/gu,
    advice: 'this field shows plain text, which has no links or pictures: write the words only',
  },
];

/** Whether plus signs are those of a program, as in “++i and i++”. */
function isCounting(found: string): boolean {
  const words = found.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const isName = (word = '') => /^[b-z]$/.test(word);
  return words.length > 1 && (words[0] === words.at(-1) || (isName(words[0]) && isName(words.at(-1))));
}

/** The quoted name of a module; a word alone needs a semicolon, because prose quotes words too. */
const ofModule = String.raw`(?:["'“][^"'”\s]*[./@:][^"'”\s]*["'”];?|["'“][^"'”\s]+["'”];)[ \t]*$`;

/** Lines of JavaScript, unlike prose such as “import of goods from "abroad"” and “export default values”. */
const codeOfMdx = new RegExp(
  [
    String.raw`^import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?(?:[\w$]+|\{[^{}]*\}|\*\s+as\s+[\w$]+)\s+from\s+${ofModule}`,
    String.raw`^import\s+(?:[A-Z][\w$]*|\{[^{}]*\}|\*\s+as\s+[\w$]+)\s+from\s+["'][^"'\n]+["'];?[ \t]*$`,
    String.raw`^import\s+${ofModule}`,
    String.raw`^export\s+(?:const|let|var)\s+[\w$]+\s*[:=].*`,
    String.raw`^export\s+(?:default\s+)?(?:async\s+)?function\s*[\w$]*\s*\(.*`,
    String.raw`^export\s+default\s+(?:[A-Z][\w$]*[ \t]*$|[\w$]+;[ \t]*$|[({[].*|[\w$]+\s*=>.*)`,
    String.raw`^export\s+(?:\*|\{[^{}]*\})\s*(?:from\s+["'].*|;?[ \t]*$)`,
  ].join('|'),
  'gmu',
);

/** Signs that only a formula has. */
const isStrictFormula = (text: string) =>
  /\\[a-z]|[\^∑∫√≤≥≈]|\d\s*[+*/·×]\s*\d|(?<!\p{L})\p{L}(?:_[\p{L}\p{N}{]|\s*=)/iu.test(
    text.replaceAll(/\\[^a-z]/gi, ''),
  );

const isFormula = (text: string) =>
  isStrictFormula(text) || text.includes('=') || (/\p{L}/u.test(text) && !/\p{L}{2}/u.test(text));

const asPicture =
  'a formula of another system: write it in words, or put it between backticks, or show it as a picture';

const formulas: readonly Rule[] = [
  {
    // Two dollars are also a class of prices, as in “$$ to $$$”.
    pattern: /(?<!\$)\$\$(?!\$)[^$]+\$\$(?!\$)/gu,
    advice: (found) => (isFormula(found.slice(2, -2)) ? asPicture : undefined),
  },
  { place: 'paragraph', pattern: /(?<![^])\$\$[ \t]*(?![^])/gu, advice: asPicture },
  {
    place: 'typed',
    pattern: /(?<!\\)\\\[[^]+?\\\]|(?<!\\)\\\([^()\n]+?\\\)/gu,
    advice: (found) => {
      const inside = found.slice(2, -2);
      const isDisplayed = found.startsWith('\\[') && /^\s.*\s$/s.test(inside) && isFormula(inside);
      return isDisplayed || isStrictFormula(inside) ? asPicture : undefined;
    },
  },
];

const tags: readonly Rule[] = [
  {
    pattern: /\[\[?_?toc_?\]\]?|<<toc>>|\{toc\}|__toc__|\{[{%][<%]?\s*toc\s*[>%]?[}%]\}|\{:toc\}/giu,
    advice: 'the page makes its list of contents from the headings: delete this',
  },
  {
    pattern: /\{\{[^]*?(?:\}\}+|$(?![^]))|\{%[^]*?(?:%\}|$(?![^]))|<%[^]*?%>|\{\/\*[^]*?\*\/\}/gmu,
    advice: 'a tag of another system, such as Jekyll or Hugo: replace it by what it shows there',
  },
  {
    pattern:
      /\{::?\s*(?:[.#]\p{L}|[\p{L}/])[^{}\n]*\}|(?<=[\])\uFFFC])\{(?:[.:]\p{L}|\p{L}[\w-]*=)[^{}\n]*\}/gu,
    advice: 'attributes of another system, such as Jekyll or Pandoc: delete them',
  },
  {
    place: 'markdown',
    pattern:
      /^[ \t]*\{[.#]\p{L}[^{}\n]*\}[ \t]*$|[ \t]\{(?:\.[a-z][\w-]*|[.#][\w-]+(?: [.#][\w-]+)+|-)\}[ \t]*$/gmu,
    advice: 'attributes of another system, such as Pandoc: delete them',
  },
  {
    pattern:
      /\[[a-z][\w-]*\s+https?:\/\/[^\]\n]*\]|\[(?:tweet|youtube|vimeo|gist|instagram|googlemaps)\s[^\]\n]*\]|\[nextpage\]|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:\s+[\w-]+)?\s*=[^\]\n]*\]|\[(?:gallery|caption|embed|contact-form(?:-7)?)(?:\s[^\]\n]*)?\/?\]|^\[(?:audio|video|playlist|more|products|cart)\/?\]$/gimu,
    advice:
      'a shortcode of another system, such as WordPress: replace it by what it shows there; a picture is ![what it shows](/images/yard.jpg)',
  },
  {
    pattern: /\[![a-z]+\][+-]?/giu,
    advice: 'a mark of GitHub or Obsidian: begin the note with a word such as **Note:** instead',
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)\s+["a-z].*|^:{3,}.*|^\.\. [a-z-]+::.*/gmu,
    advice: 'a note of another system, such as MkDocs: write it as a quote (> at the start of the line)',
  },
  {
    pattern: /(?<![\p{L}\p{N}_:/.@]):(?:[+-]1|100|[a-z][a-z0-9_+-]+):(?![\p{L}\p{N}:/])/gu,
    advice: 'an emoji by its name: paste the emoji itself, such as 🚀, or delete it',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]+(?<=\S)==(?![=\w])/gu,
    advice: 'marked text of another system: write it without ==',
  },
  {
    pattern: /(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^+\n]+(?<=\S)\+\+(?![\p{L}\p{N}+])/gu,
    advice: (found) =>
      isCounting(found) ? undefined : 'underlined text of another system: write it without ++',
  },
  {
    place: 'markdown',
    pattern: codeOfMdx,
    advice: 'code of MDX: delete the line',
  },
  {
    pattern: /\{(?:code|info|note|panel|quote):[^{}\n]*\}/gu,
    advice: 'a macro of another system, such as Confluence: write what it shows there',
  },
  {
    place: 'markdown',
    pattern: /^\*\[[^[\]\n]+\]: .*/gmu,
    advice: 'an abbreviation of another system: explain it in the text',
  },
  {
    place: 'markdown',
    pattern: /^: +\S.*/gmu,
    advice: 'a definition of another system: write a list, such as - **Term:** what it means',
  },
  {
    place: 'markdown',
    pattern: /^\|.*\|[ \t]*\n(?=\|.*\|)/gmu,
    advice: 'a table without a line such as | --- | --- | below its first one',
  },
  {
    pattern:
      /(?:Error! (?:Bookmark|Reference source) not|Fehler! (?:Textmarke|Verweisquelle)[^\n]{0,20}nicht|Erreur ! (?:Signet|Source du renvoi)|¡Error! (?:Marcador|No se encuentra el origen))[^\n.]*\.?/gu,
    advice: 'a reference that Word has lost: write the place that it named',
  },
  {
    pattern: /^={2,6}\s?\S.*/gmu,
    advice: 'a heading of another system, such as a wiki: write ## Heading',
  },
  {
    pattern: /^h[1-6]\. .*/gmu,
    advice: 'a heading of another system, such as Textile: write ## Heading',
  },
  {
    pattern: /'''[^'\n]+'''|%%[^%\n]+%%|^\\(?:newpage|pagebreak|begin\{|end\{).*/gmu,
    advice: 'the mark-up of another system: write the words only',
  },
  {
    place: 'markdown',
    // Neither [^0-9]* nor ^[a-z]+$, classes of characters.
    pattern:
      /\[\^(?!a-z|0-9)[\p{L}\p{N}_.:-]+\](?![+*?{$])|\^\[(?=[^\]\n]*\s|\p{L}{4,}\])[^\]\n]+\](?![+*?{$])/giu,
    advice: 'footnotes are not supported, put it in the text',
  },
];

/** A line of hashtags. */
const hashtags = String.raw`#[\p{L}\p{N}_]+(?:[ \t,]*#[\p{L}\p{N}_]+)+[ \t.]*$`;

const marks: readonly Rule[] = [
  {
    // In the middle of a paragraph only with a capital letter: a hashtag may begin such a line.
    place: 'paragraph',
    pattern: new RegExp(String.raw`^(?!${hashtags})#\p{Lu}.*|(?<![^])(?!${hashtags})#\p{L}.*`, 'gmu'),
    advice: 'not a heading: write ## Heading, with a space after ##; to show the sign, write \\#',
  },
  {
    place: 'markdown',
    pattern: /(?<=\p{L})\*(?=\p{L})[^*\n]+\*/gu,
    advice: 'an asterisk inside a word makes the following letters italic: write \\*',
  },
  {
    place: 'markdown',
    pattern: /^#{2,6}[^\s#\uFFFC].*/gmu,
    advice: 'not a heading: write a space after ## (## Heading)',
  },
  { place: 'markdown', pattern: /(?<!\S)\S*[^\s#]#{2,}[ \t]*$/gmu, advice: 'delete the ## at the end' },
  {
    place: 'plain',
    pattern: /^#{1,6}[ \t]+\S.*|^#{2,6}[^\s#].*/gmu,
    advice: 'this field shows plain text: delete the #',
  },
  {
    place: 'markdown',
    pattern:
      /(?<![\p{L}\p{N}*])\*\*[^*\n]+\*\*|(?<=\p{L})\*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}*/])\*\*(?=\p{L})/gu,
    advice: 'not bold: write **words** with spaces around the asterisks, not inside them',
  },
  {
    place: 'markdown',
    pattern:
      /(?<![\p{L}\p{N}_])__ [^_\n]+__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])__[^_\n]+ __(?![\p{L}\p{N}_])/gu,
    advice: 'not bold: write **words** with spaces around the asterisks, not inside them',
  },
  {
    place: 'plain',
    pattern:
      /(?<![\p{L}\p{N}*])\*\*[^*\n]+\*\*|(?<![\p{L}\p{N}_])__(?=\S)[^_\n]*\s[^_\n]*__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*(?<=[\p{L}\p{N}.!?])\*(?![\p{L}\p{N}*])|~~[^~\n]+~~/gu,
    advice: 'this field shows plain text: delete the asterisks or other marks of emphasis',
  },
  {
    place: 'plain',
    pattern: /^```.*|`[^`\n]+`/gmu,
    advice: 'this field shows plain text: delete the backticks',
  },
  {
    place: 'plain',
    pattern: /\|\s*:?-{3,}:?\s*\||\[\^\d+\]/gu,
    advice: 'this field shows plain text, which has no tables or footnotes: write it as a sentence',
  },
];

/** Elements that only format text; others, such as `<dialog>`, may be what a text is about. */
const formatting =
  'a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|li|ol|p|pre|small|span|strike|strong|sub|sup|u|ul';

const html: readonly Rule[] = [
  { place: 'markdown', pattern: /<!--.*/gu, advice: 'a comment without --> at its end' },
  {
    place: 'plain',
    pattern: new RegExp(
      `<!--[^]*?(?:-->|$)|<\\?(?:php|xml|=)[^]*?\\?>|</[a-zA-Z][\\w:-]*\\s*>|<(?:${formatting})\\s*/?>|<(?:BR|HR|DIV|SPAN|STRONG)\\s*/?>|<[a-zA-Z][\\w:-]*\\s*/>|<[a-zA-Z][\\w:-]*\\s+[\\w:-]+\\s*=[^<>]*>`,
      'gu',
    ),
    advice: 'this field shows plain text, without HTML: delete the tags',
  },
  {
    place: 'plain',
    pattern:
      /(?<![\p{L}\p{N}])&[a-z][a-z0-9]{1,30};|&(?:#\d+|#x[\da-f]+|amp|nbsp|shy|lt|gt|quot|apos|[mn]dash|hellip|[lr]s?aquo|[lrsb][ds]quo|copy|reg|trade|euro|[a-z](?:uml|acute|grave|circ|tilde|cedil)|szlig);/giu,
    advice: (found) => {
      const sign = decodeEntities(found);
      const meant = sign.trim() === '' ? 'a space' : `the character itself, ${sign}`;
      return sign === found
        ? 'there is no such character: write the character itself'
        : `this field shows plain text: write ${meant}`;
    },
  },
  {
    place: 'markdown',
    pattern: /(?<![\p{L}\p{N}])&[a-z][a-z0-9]{1,30};/giu,
    advice: 'there is no such character: write the character itself, or \\& to show it as it is',
  },
];

const codePoint = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Two neighbouring lines that begin with a pattern, and are one paragraph where they are shown. */
const lumpOf = (start: string) => new RegExp(`^(?:${start}).*\\n(?=(?:${start}))`, 'gmu');

const asList =
  'a line break is a space on the page: write a list, with - and a space at the start of each line';

const leftovers: readonly Rule[] = [
  {
    pattern: /(?![\t\n\r])[\p{Cc}\u2028\u2029\uE000-\uF8FF\uFFFD]/gu,
    advice: (sign) =>
      sign === '\u000B' || sign === '\u2028' || sign === '\u2029'
        ? `the invisible character ${codePoint(sign)}, a line break of Word: delete it, and begin a new line or a new paragraph there`
        : `the character ${codePoint(sign)}, which no font shows: delete it, or write the sign that was meant`,
  },
  {
    pattern: /^[ \t]*(?:[•◦▪▫●○■□‣⁃∙]|[o·–—-](?=\t)|(?:\d{1,2}|[a-z])[.)](?=\t)).*/gmu,
    advice: 'a list as Word pastes it: begin the line with - and a space, or with 1. and a space',
  },
  { pattern: lumpOf('[–—✓✔✗➢➤➔→★*+·-] '), advice: asList },
  { pattern: lumpOf('\\[\\d+\\] |\\(\\w{1,2}\\) |[a-z]\\) |\\d{1,2}\\) |\\d{1,2}\\. '), advice: asList },
  {
    place: 'markdown',
    pattern: lumpOf('\\p{Lu}[\\p{L} .–-]{1,24}: (?=.{1,50}(?:\\n|$(?![^])))'),
    advice: 'a line break is a space on the page: end each line with \\, or write a list',
  },
  {
    pattern: /(?:(?<!\S)\S+)?\t+\S*/gu,
    advice: 'a tab inside a line: write a table (| A | B |), a list, or a space',
  },
];

const rules: readonly Rule[] = [...links, ...formulas, ...tags, ...marks, ...html, ...leftovers];

/**
 * The pieces of a text that other systems write and this one would show as they are typed.
 * @param text of Markdown: with `neutral` instead of what is code, escaped or a link
 */
export function foreignSyntaxIn(text: string, place: Place): ForeignPiece[] {
  const found: (ForeignPiece & { from: number; to: number })[] = [];
  for (const rule of rules) {
    const isMeant =
      rule.place === undefined ? place === 'markdown' || place === 'plain' : rule.place === place;
    if (!isMeant) continue;
    for (const { 0: piece, index: from } of text.matchAll(rule.pattern)) {
      const to = from + piece.length;
      if (piece === '' || found.some((one) => from < one.to && one.from < to)) continue;
      const advice = typeof rule.advice === 'string' ? rule.advice : rule.advice(piece);
      if (advice !== undefined) found.push({ found: piece, advice, from, to });
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}
