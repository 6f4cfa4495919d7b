/** One bar: what it stands for and how much. */
interface Bar {
  label: string;
  value: number;
}

/** A figure of bars, written in an article as a fenced block named `bars`. */
export interface BarFigure {
  caption: string;
  unit: string;
  bars: Bar[];
}

/** A text within one pair of straight quotation marks, as YAML allows them; in a `bars` block they would be text. */
const quotedText = /^(["'])(?:(?!\1).)+\1$/;

/**
 * Reads the text of a `bars` block: `caption: …`, `unit: …`, then one `label: number` per line (a point as
 * decimal sign). The unit follows the number, or marks the position of the number with `#`: `ms`, `$#k`.
 * @returns the figure, or what is wrong with the text
 */
export function parseBars(text: string): BarFigure | string {
  let caption = '';
  let unit = '';
  const bars: Bar[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const colon = line.lastIndexOf(':');
    if (line.startsWith('caption:')) caption = line.slice('caption:'.length).trim();
    else if (line.startsWith('unit:')) unit = line.slice('unit:'.length).trim();
    else if (/^\s*\d+(\.\d+)?\s*$/.test(line.slice(colon + 1)) && colon > 0) {
      bars.push({ label: line.slice(0, colon).trim(), value: Number(line.slice(colon + 1)) });
    } else return `not "label: number": ${line}`;
  }
  if (!caption) return 'no caption';
  if (!unit) return 'no unit';
  if (bars.length < 2) return 'fewer than two bars';
  const quoted = [caption, unit, ...bars.map(({ label }) => label)].find((one) => quotedText.test(one));
  if (quoted) return `remove the quotation marks, the page would show them: ${quoted}`;
  return bars.some(({ value }) => value > 0) ? { caption, unit, bars } : 'every bar is zero';
}
