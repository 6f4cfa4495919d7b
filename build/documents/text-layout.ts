import type { Inline } from '#shared/article-text.ts';
import type { FontName, TextStyle } from './style.ts';

/** Text in one style. This file breaks text with emphasis, code and links into lines. */
export interface Run {
  text: string;
  font: FontName;
  isSlanted: boolean;
  /** Target of the link, as in the article. */
  href: string | null;
}

/** A run with its position in a line. */
export interface PlacedRun extends Run {
  /** Distance from the start of the line, in points. */
  x: number;
  width: number;
}

export interface Line {
  runs: PlacedRun[];
  /** Without the space at its end. */
  width: number;
}

export type Measure = (text: string, font: FontName, sizePt: number) => number;

/** The fonts have no soft hyphen and no narrow no-break space. */
const printable = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\u202F', '\u00A0');

/** The runs of a line of text. */
export function runsOf(parts: readonly Inline[], base: FontName = 'regular'): Run[] {
  const plain = { font: base, isSlanted: false, href: null };
  return parts.flatMap((part): Run[] => {
    if (typeof part === 'string') return [{ ...plain, text: printable(part) }];
    if (part.kind === 'break') return [{ ...plain, text: ' ' }];
    if (part.kind === 'code') return [{ ...plain, font: 'mono', text: printable(part.text) }];
    switch (part.kind) {
      case 'strong':
        return runsOf(part.children, 'strong');
      case 'emphasis':
        return runsOf(part.children, base).map((run) => ({ ...run, isSlanted: true }));
      case 'link':
        return runsOf(part.children, base).map((run) => ({ ...run, href: part.href }));
    }
  });
}

/** Parts of runs up to the next possible line break. */
type Word = Run[];

/** A line may break after a space, and after a hyphen, dash or slash inside a word. */
const breakAfter = /[^ ]*?\p{L}[-–/](?=\p{L})|[^ ]*? +|[^ ]+/gu;

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const [text] of run.text.matchAll(breakAfter)) {
      if (isOpen) words.at(-1)?.push({ ...run, text });
      else words.push([{ ...run, text }]);
      isOpen = !/(?: |\p{L}[-–/])$/u.test(text);
    }
  }
  return words;
}

/** Font size of a run in points: the monospaced font looks larger than the other one. */
export function sizeOf({ font }: Run, { sizePt, font: base }: TextStyle): number {
  return font === 'mono' && base !== 'mono' ? sizePt * 0.9 : sizePt;
}

const isSameLook = (a: Run, b: Run) => a.font === b.font && a.isSlanted === b.isSlanted && a.href === b.href;

function place(pieces: readonly Run[], style: TextStyle, measure: Measure): Line {
  const merged: Run[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && isSameLook(last, piece)) last.text += piece.text;
    else merged.push({ ...piece });
  }
  let x = 0;
  const runs = merged.map((run) => {
    const width = measure(run.text, run.font, sizeOf(run, style));
    x += width;
    return { ...run, x: x - width, width };
  });
  const last = runs.at(-1);
  const width = last ? last.x + measure(last.text.trimEnd(), last.font, sizeOf(last, style)) : 0;
  return { runs, width };
}

function wordWidth(word: Word, style: TextStyle, measure: Measure): { withSpace: number; width: number } {
  let withSpace = 0;
  let width = 0;
  for (const run of word) {
    const sizePt = sizeOf(run, style);
    width = withSpace + measure(run.text.trimEnd(), run.font, sizePt);
    withSpace += measure(run.text, run.font, sizePt);
  }
  return { withSpace, width };
}

/** Cuts a word that is wider than the line. */
function cutWord(word: Word, widthPt: number, style: TextStyle, measure: Measure): Word[] {
  if (wordWidth(word, style, measure).width <= widthPt) return [word];
  const cut: Word[] = [];
  for (const piece of word.flatMap((run) => Array.from(run.text, (text) => ({ ...run, text })))) {
    const last = cut.at(-1);
    if (last && place([...last, piece], style, measure).width <= widthPt) last.push(piece);
    else cut.push([piece]);
  }
  return cut;
}

export function linesOf(runs: readonly Run[], style: TextStyle, widthPt: number, measure: Measure): Line[] {
  const lines: Run[][] = [];
  let filledPt = 0;
  for (const word of wordsOf(runs).flatMap((one) => cutWord(one, widthPt, style, measure))) {
    const { withSpace, width } = wordWidth(word, style, measure);
    const line = lines.at(-1);
    if (line && filledPt + width <= widthPt) {
      line.push(...word);
      filledPt += withSpace;
    } else {
      lines.push([...word]);
      filledPt = withSpace;
    }
  }
  return lines.map((line) => place(line, style, measure));
}

/** The narrowest width without cutting a word, and the width without a line break. */
export function widthsOf(
  runs: readonly Run[],
  style: TextStyle,
  measure: Measure,
): { narrowest: number; widest: number } {
  const words = wordsOf(runs).map((word) => wordWidth(word, style, measure).width);
  return { narrowest: Math.max(0, ...words), widest: place(runs, style, measure).width };
}
