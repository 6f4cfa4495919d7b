/** What a button of a field for Markdown writes. */
export const marks = ['heading', 'bold', 'italic', 'list', 'link'] as const;
export type Mark = (typeof marks)[number];

/** A text box. */
interface Selected {
  value: string;
  start: number;
  end: number;
}

/** What is written instead of a part of a text, and what is selected then. */
interface Written {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const inline = { bold: '**', italic: '*' } as const;

/** The line breaks that make a text a paragraph of its own. */
const gapAfter = (before: string) =>
  before.trim() === '' ? '' : '\n\n'.slice(/\n*$/.exec(before)?.[0].length);
const gapBefore = (after: string) =>
  after.trim() === '' ? '' : '\n\n'.slice(/^\n*/.exec(after)?.[0].length);

/** The selected words without the spaces around them. */
function wordsOf({ value, start, end }: Selected): Selected {
  const words = value.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return words.trim() === ''
    ? { value, start: end, end }
    : { value, start: from, end: from + words.trim().length };
}

function writeAround(mark: string, selected: Selected, example: string): Written {
  const { value, start, end } = wordsOf(selected);
  const words = value.slice(start, end);
  const size = mark.length;
  const isMark = (text: string) =>
    text === mark.at(0)?.repeat(text.length) && (text.length === size || text.length === 3);
  const [, inner] = words.startsWith(mark) && words.endsWith(mark) ? [mark, words.slice(size, -size)] : [];
  if (inner !== undefined && words.length > 2 * size)
    return { from: start, to: end, insert: inner, start, end: start + inner.length };
  const [before = ''] = /\**$/.exec(value.slice(0, start)) ?? [];
  const [after = ''] = /^\**/.exec(value.slice(end)) ?? [];
  if (words !== '' && isMark(before) && isMark(after))
    return { from: start - size, to: end + size, insert: words, start: start - size, end: end - size };
  const text = words || example;
  return {
    from: start,
    to: end,
    insert: mark + text + mark,
    start: start + size,
    end: start + size + text.length,
  };
}

function writeLink(selected: Selected, example: string): Written {
  const { value, start, end } = wordsOf(selected);
  const words = value.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(words);
  const [text, address] = isAddress ? [example, words] : [words || example, 'https://'];
  const insert = `[${text}](${address})`;
  const from = start + (isAddress ? 1 : text.length + 3);
  return { from: start, to: end, insert, start: from, end: from + (isAddress ? text : address).length };
}

/** The whole lines of a selection. */
function linesOf({ value, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = value.slice(0, start).lastIndexOf('\n') + 1;
  const next = value.indexOf('\n', Math.max(end, from));
  const to = next === -1 ? value.length : next;
  return { from, to, lines: value.slice(from, to).split('\n') };
}

function writeHeading(selected: Selected): Written {
  const { value, start, end } = selected;
  const { from, to, lines } = linesOf({ ...selected, end: start });
  const [line = ''] = lines;
  const words = line.replace(/^#{1,6} +/, '');
  const isHeading = line.startsWith('## ');
  const [gap, mark, below] = isHeading
    ? ['', '', '']
    : [gapAfter(value.slice(0, from)), '## ', gapBefore(value.slice(to))];
  const moved = gap.length + mark.length + words.length - line.length;
  return {
    from,
    to,
    insert: gap + mark + words + below,
    start: Math.max(start + moved, from + gap.length + mark.length),
    end: Math.max(Math.min(end, to) + moved, from + gap.length + mark.length),
  };
}

function writeList(selected: Selected): Written {
  const { from, to, lines } = linesOf(selected);
  const filled = lines.filter((line) => line.trim() !== '');
  const isList = filled.length > 0 && filled.every((line) => line.startsWith('- '));
  const text = isList
    ? filled.map((line) => line.slice(2)).join('\n\n')
    : (filled.length > 0 ? filled : ['']).map((line) => `- ${line.trim()}`).join('\n');
  const gap = gapAfter(selected.value.slice(0, from));
  const start = from + gap.length;
  const insert = gap + text + gapBefore(selected.value.slice(to));
  return { from, to, insert, start, end: start + text.length };
}

/** What a button changes in a text. @param example the words where none are selected */
export function writeMark(mark: Mark, selected: Selected, example: string): Written {
  if (mark === 'heading') return writeHeading(selected);
  if (mark === 'list') return writeList(selected);
  return mark === 'link' ? writeLink(selected, example) : writeAround(inline[mark], selected, example);
}

/** A picture as a paragraph of its own between two texts. */
export function pictureBlock(
  { path, alt }: { path: string; alt: string },
  before: string,
  after: string,
): string {
  const words = alt
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, String.raw`\$&`);
  return `${gapAfter(before)}![${words}](${path})${gapBefore(after)}`;
}
