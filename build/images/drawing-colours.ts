/** The colours of drawings outside of a browser. */
import type { Colour, Theme } from '#content/colours/colour.ts';
import { liftedColoursOf, paletteOf } from '#content/colours/palette.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

/** Colours that 0.3.0 renamed, for the message. The next version removes this table. */
const formerColours: Readonly<Record<string, string>> = {
  '--ember': '--accent',
  '--ember-text': '--accent-text',
  '--ember-side': '--accent-side',
  '--on-ember': '--on-accent',
  '--basalt': '--band',
  '--olivine': '--success',
  '--paper': '--portrait',
};

/** Splits `a, b` at its first comma outside of parentheses. */
function atComma(text: string): [string, string] {
  let depth = 0;
  for (const [index, sign] of text.split('').entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) return [text.slice(0, index).trim(), text.slice(index + 1).trim()];
  }
  return [text.trim(), ''];
}

/**
 * A drawing with the colours of a theme instead of custom properties: fills, strokes and style attributes.
 * @param size small drawings have more contrast
 * @throws RangeError for a property that is not a colour of the page
 */
export function withColours(
  site: ConfiguredSite,
  theme: Theme,
  svg: string,
  size: 'small' | 'large' = 'small',
): string {
  const palette: Readonly<Record<string, Colour | undefined>> = {
    ...paletteOf(site),
    ...(size === 'small' && liftedColoursOf(site)),
  };
  const colourOf = (value: string): string => {
    const [, call, inside = ''] = /^(var|light-dark)\(([^]*)\)$/.exec(value.trim()) ?? [];
    if (call === undefined) return value.trim();
    const [first, second] = atComma(inside);
    if (call === 'light-dark') return colourOf(theme === 'light' ? first : second);
    const known = palette[first]?.[theme];
    if (known !== undefined) return known;
    if (second !== '') return colourOf(second);
    const now = formerColours[first];
    if (now !== undefined) throw new RangeError(`var(${first}) is now var(${now}): rename it`);
    throw new RangeError(
      `not a colour of the page: var(${first}); use var(--ink), var(--ink-3), var(--bg) or var(--accent)`,
    );
  };
  const value =
    /(fill|stroke|stop-color|flood-color|color)(="|\s*:\s*)((?:var|light-dark)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g;
  return svg.replace(
    value,
    (_, name: string, sign: string, colour: string) => `${name}${sign}${colourOf(colour)}`,
  );
}
