/** Box for a title, in pixels. A title is set as large as fits, in few lines of similar length, never cut. */
export interface TitleBox {
  width: number;
  height: number;
  maxLines: number;
  /** Line height as a share of the font size. */
  leading: number;
}

export interface SetTitle {
  sizePx: number;
  lines: string[];
}

/** From the largest to the smallest that is readable in a message on a phone. */
const sizesPx = [104, 96, 88, 80, 74, 68, 62, 58, 54, 50, 46, 42, 38];
/** From this size down, a title may break at its soft hyphens. */
const comfortableSizePx = 68;
/** A line with less than this share of the longest looks wrong, even more between others. */
const shortestLineShare = (lines: number) => (lines > 2 ? 0.4 : 0.25);

const softHyphen = '\u00AD';

/** Joins the parts of a line; a line that ends inside a word gets a hyphen. */
const joined = (parts: readonly string[]) => {
  const text = parts.join('').trim();
  return text.endsWith(softHyphen)
    ? `${text.slice(0, -1).replaceAll(softHyphen, '')}-`
    : text.replaceAll(softHyphen, '');
};

function* breaks(parts: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [joined(parts)];
    return;
  }
  for (let first = 1; first <= parts.length - lines + 1; first += 1) {
    for (const rest of breaks(parts.slice(first), lines - 1)) yield [joined(parts.slice(0, first)), ...rest];
  }
}

function largest(
  parts: readonly string[],
  box: TitleBox,
  widthOf: (text: string) => number,
): SetTitle | undefined {
  for (const sizePx of sizesPx) {
    const mostLines = Math.min(box.maxLines, parts.length, Math.floor(box.height / (sizePx * box.leading)));
    for (let count = 1; count <= mostLines; count += 1) {
      const ways = [...breaks(parts, count)].map((lines) => {
        const lengths = lines.map((line) => widthOf(line) * sizePx);
        return { lines, widest: Math.max(...lengths), shortest: Math.min(...lengths) };
      });
      const best = ways
        .filter(
          ({ widest, shortest }) => widest <= box.width && shortest >= widest * shortestLineShare(count),
        )
        .toSorted((a, b) => a.widest - b.widest)[0];
      if (best) return { sizePx, lines: best.lines };
    }
  }
  return undefined;
}

/** Still smaller, so that each title that a site can have fits. */
const lastSizesPx = [38, 32, 26, 20];

/** Fills lines of one size word by word; a word that is longer than a line goes on in the next one. */
function filled(
  title: string,
  sizePx: number,
  { width, height, maxLines, leading }: TitleBox,
  widthOf: (text: string) => number,
): SetTitle | undefined {
  const fits = (text: string) => widthOf(text) * sizePx <= width;
  const lines = Math.floor(height / (sizePx * leading));
  const most = sizePx === lastSizesPx[0] ? Math.min(maxLines, lines) : lines;
  // Breaks between words; inside words only where that takes too many lines.
  for (const isWhole of [true, false]) {
    const set = [''];
    for (const word of title.replaceAll(softHyphen, '').split(/(?<= )/)) {
      const pieces = isWhole && fits(word.trimEnd()) ? [word] : Array.from(word);
      for (const piece of pieces) {
        const longer = `${set.at(-1)}${piece}`;
        if (fits(longer.trimEnd())) set[set.length - 1] = longer;
        else set.push(piece);
      }
    }
    if (set.length <= most) return { sizePx, lines: set.map((line) => line.trim()) };
  }
  return undefined;
}

/**
 * Sets a title; if long words would reduce the font size, it may break at soft hyphens and after hyphens, and
 * anywhere as a last resort.
 * @param widthOf width of a text at a font size of 1 px
 * @throws RangeError when the title does not fit at the smallest size
 */
export function setTitle(title: string, box: TitleBox, widthOf: (text: string) => number): SetTitle {
  const whole = largest(title.split(/(?<= )/), box, widthOf);
  if (whole && whole.sizePx > comfortableSizePx) return whole;
  const broken = largest(title.split(/(?<=[ \u00AD])|(?<=\p{L}-)(?=\p{L})/u), box, widthOf);
  const largestOne = broken && broken.sizePx > (whole?.sizePx ?? 0) ? broken : whole;
  const last = lastSizesPx.map((sizePx) => () => filled(title, sizePx, box, widthOf));
  const best = largestOne ?? last.reduce<SetTitle | undefined>((found, next) => found ?? next(), undefined);
  if (!best) throw new RangeError(`The title does not fit its preview, shorten it: ${title}`);
  return best;
}
