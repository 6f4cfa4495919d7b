/** Measures in points on A4, and colours: those of the light theme, and of its dark ground. */
import { paletteOf } from '#content/colours/palette.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

export const sheet = { width: 595.28, height: 841.89 } as const;

/** The text column; the space above and below stays free. */
export const column = { left: 118, width: 409, top: 64, bottom: sheet.height - 78 } as const;

export function inkOf(site: ConfiguredSite) {
  const palette = paletteOf(site);
  return {
    text: palette['--ink'].light,
    secondary: palette['--ink-2'].light,
    caption: palette['--ink-3'].light,
    rule: palette['--rule'].light,
    sunken: palette['--sunken'].light,
    band: palette['--band'].light,
    onBand: palette['--ink'].dark,
    onBandSecondary: palette['--ink-2'].dark,
  } as const;
}

export type Ink = ReturnType<typeof inkOf>;

export type FontName = 'regular' | 'medium' | 'strong' | 'mono';

export interface TextStyle {
  font: FontName;
  sizePt: number;
  /** Baseline to baseline. */
  leadingPt: number;
  color: string;
}

export const textStylesOf = (ink: Ink) =>
  ({
    body: { font: 'regular', sizePt: 10.5, leadingPt: 15.5, color: ink.text },
    heading: { font: 'strong', sizePt: 20, leadingPt: 23, color: ink.text },
    subheading: { font: 'strong', sizePt: 13, leadingPt: 17, color: ink.text },
    quote: { font: 'medium', sizePt: 13.5, leadingPt: 18.5, color: ink.text },
    small: { font: 'regular', sizePt: 9, leadingPt: 13, color: ink.secondary },
    cell: { font: 'regular', sizePt: 9.5, leadingPt: 13, color: ink.text },
    cellHead: { font: 'strong', sizePt: 9, leadingPt: 12.5, color: ink.secondary },
    caption: { font: 'mono', sizePt: 8, leadingPt: 11.5, color: ink.caption },
    code: { font: 'mono', sizePt: 8, leadingPt: 12, color: ink.text },
    figure: { font: 'strong', sizePt: 21, leadingPt: 22, color: ink.text },
  }) as const satisfies Record<string, TextStyle>;

export type TextStyles = ReturnType<typeof textStylesOf>;
